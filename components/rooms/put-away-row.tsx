'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { useUndoTime } from '@/lib/core/client/use-undo-time';

type PutAwayRowProps = {
  name: string;
  onUndo: () => void;
  /** The time to undo is over. */
  onOver: () => void;
};

/** A room that was put away a moment ago, in its place, with the way back. */
export function PutAwayRow({ name, onUndo, onOver }: PutAwayRowProps) {
  const t = useTranslations('rooms.archive');
  const held = useUndoTime(true, onOver);
  const undo = useOrphanedFocus<HTMLSpanElement>(true);
  return (
    <li
      {...held}
      className="flex min-h-18 items-center justify-between gap-3 border-t border-line first:border-t-0 tablet:min-h-16"
    >
      <div className="min-w-0">
        <p className="truncate text-16 font-medium text-ink-2">{name}</p>
        <p className="text-13 text-ink-2" role="status">
          {t('done')}
        </p>
      </div>
      <span ref={undo}>
        <Button variant="accent" size={32} aria-label={t('undoOf', { room: name })} onClick={onUndo}>
          {t('undo')}
        </Button>
      </span>
    </li>
  );
}
