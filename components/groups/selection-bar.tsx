'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { PeopleActions } from '@/components/groups/people-actions';
import { SelectionMenu, type Leaving } from '@/components/groups/selection-menu';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { GroupPerson } from '@/lib/groups/schema';

type SelectionBarProps = PeopleActions & {
  selected: readonly GroupPerson[];
  isAll: boolean;
  onToggleAll: () => void;
  onEnd: () => void;
};

/**
 * Stands in the place of the list's heading while people are selected, and stays in view above a long list. On a
 * phone all actions are in the menu.
 */
export function SelectionBar({ selected, isAll, onToggleAll, onEnd, ...actions }: SelectionBarProps) {
  const t = useTranslations('groups.selection');
  const all = useRef<HTMLInputElement>(null);
  const isSome = selected.length > 0 && !isAll;
  useEffect(() => all.current?.focus(), []);
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  }, [isSome]);
  const nobody = selected.length === 0 ? t('nobody') : undefined;
  const leaving = leavingOf(selected);

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
      <SelectionMenu selected={selected} leaving={leaving} deniedReason={nobody} {...actions} />
      <Button
        variant="edge"
        className="max-tablet:hidden"
        deniedReason={nobody}
        onClick={() => actions.onMove(selected)}
      >
        {t('move')}
      </Button>
      <Button
        variant="edge"
        className="max-tablet:hidden"
        deniedReason={nobody ?? (leaving === 'mixed' ? t('mixed') : undefined)}
        onClick={() => (leaving === 'take-out' ? actions.onTakeOut(selected) : actions.onRemove(selected))}
      >
        {leaving === 'take-out' ? t('takeOut') : t('remove')}
      </Button>
      <IconButton label={t('end')} icon={<X />} size={44} onClick={onEnd} />
    </div>
  );
}

function leavingOf(selected: readonly GroupPerson[]): Leaving {
  const isOther = ({ card }: GroupPerson) => card === null;
  if (!selected.some(isOther)) return 'remove';
  return selected.every(isOther) ? 'take-out' : 'mixed';
}
