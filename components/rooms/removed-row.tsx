'use client';

import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Stroke } from '@/components/ui/stroke';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { useUndoTime } from '@/lib/core/client/use-undo-time';
import type { PersonColour } from '@/lib/core/person-hue';

export type RemovedRowProps = {
  name: string;
  colour: PersonColour;
  /** The server has said so; until then there is nothing to undo. */
  isDone: boolean;
  isUndoing: boolean;
  onUndo: () => void;
  /** The time to undo is over. */
  onOver: () => void;
};

/** Somebody who was taken out a moment ago, in their place, with the way back. */
export function RemovedRow({ name, colour, isDone, isUndoing, onUndo, onOver }: RemovedRowProps) {
  const t = useTranslations('rooms.remove');
  const held = useUndoTime(isDone && !isUndoing, onOver);
  const undo = useOrphanedFocus<HTMLSpanElement>(isDone);
  return (
    <li
      {...held}
      className="grid min-h-14 grid-cols-[3px_32px_minmax(0,1fr)_auto] items-center gap-x-3 tablet:min-h-12"
    >
      <Stroke {...colour} className="h-8 opacity-40" />
      <Avatar name={name} hue={colour.hue} className="opacity-40" />
      <p role="status" className="text-ink-2">
        {t(isDone ? 'done' : 'going', { name })}
      </p>
      {isDone ? (
        <span ref={undo}>
          <Button
            variant="accent"
            size={32}
            isPending={isUndoing}
            aria-label={t('undoOf', { name })}
            onClick={onUndo}
          >
            {t('undo')}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
