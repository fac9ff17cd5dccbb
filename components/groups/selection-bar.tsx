'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { GroupPerson } from '@/lib/groups/schema';

export type SelectionDeeds = {
  onMoveSelected: () => void;
  onRemoveSelected: () => void;
  onTakeOutSelected: () => void;
};

type SelectionBarProps = SelectionDeeds & {
  selected: readonly GroupPerson[];
  isAll: boolean;
  onToggleAll: () => void;
  onEnd: () => void;
};

/** Stands in the place of the list's heading while people are selected, and stays in view above a long list. */
export function SelectionBar({ selected, isAll, onToggleAll, onEnd, ...deeds }: SelectionBarProps) {
  const t = useTranslations('groups.selection');
  const all = useRef<HTMLInputElement>(null);
  const isSome = selected.length > 0 && !isAll;
  useEffect(() => all.current?.focus(), []);
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  }, [isSome]);
  const hasCards = selected.some(({ card }) => card !== null);
  const hasOthers = selected.some(({ card }) => card === null);
  const nobody = selected.length === 0 ? t('nobody') : undefined;
  const takesOut = hasOthers && !hasCards;

  return (
    <div
      role="group"
      aria-label={t('title')}
      className="sticky top-0 z-sticky flex h-16 items-center gap-2 border-b border-line bg-canvas"
    >
      <label className="flex h-11 min-w-0 flex-1 items-center gap-3 pl-3">
        <input
          ref={all}
          type="checkbox"
          aria-label={t('all')}
          className="size-5 shrink-0 accent-(--orchid)"
          checked={isAll}
          onChange={onToggleAll}
        />
        <span role="status" className="truncate font-medium">
          {selected.length === 0 ? t('all') : t('count', { count: selected.length })}
        </span>
      </label>
      <Button variant="edge" className={style} deniedReason={nobody} onClick={deeds.onMoveSelected}>
        {t('move')}
      </Button>
      <Button
        variant="edge"
        className={style}
        deniedReason={nobody ?? (hasCards && hasOthers ? t('mixed') : undefined)}
        onClick={takesOut ? deeds.onTakeOutSelected : deeds.onRemoveSelected}
      >
        {takesOut ? t('takeOut') : t('remove')}
      </Button>
      <IconButton label={t('end')} icon={<X />} size={44} onClick={onEnd} />
    </div>
  );
}

/** On a phone they are as high as a finger needs, and narrow enough to stand beside how many there are. */
const style = 'max-tablet:h-11 max-tablet:px-2.5';
