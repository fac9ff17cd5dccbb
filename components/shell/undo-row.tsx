'use client';

import { useTranslations } from 'next-intl';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { Button } from '@/components/ui/buttons/button';
import type { RowAction, RowActions } from '@/lib/core/client/use-row-actions';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { useUndoTime } from '@/lib/core/client/use-undo-time';

type UndoRowProps<Subject> = {
  action: RowAction<Subject>;
  actions: RowActions<Subject>;
  name: string;
  /** What is being done, or was. */
  words: string;
  undoLabel: string;
  checking: string;
};

/** Something that was done away with a moment ago, in its place in a list, with the way back. */
export function UndoRow<Subject>({
  action,
  actions,
  name,
  words,
  undoLabel,
  checking,
}: UndoRowProps<Subject>) {
  const t = useTranslations('shell.action');
  const { subject, isDone, isRunning, isChecking, failure } = action;
  const isOffered = isDone && failure === null;
  const held = useUndoTime(isOffered && !isRunning, () => actions.forget(subject));
  const undo = useOrphanedFocus<HTMLSpanElement>(isOffered);
  return (
    <li {...held} className="grid grid-cols-1 gap-3 border-t border-line py-3 first:border-t-0 tablet:py-2">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate text-16 font-medium text-ink-2">{name}</p>
          <p className="text-13 text-ink-2" role="status">
            {words}
          </p>
        </div>
        {isOffered ? (
          <span ref={undo}>
            <Button
              variant="accent"
              size={32}
              isPending={isRunning}
              aria-label={undoLabel}
              onClick={() => actions.undo(subject)}
            >
              {t('undo')}
            </Button>
          </span>
        ) : null}
      </div>
      {isChecking || failure !== null ? <RowActionNotice {...{ action, actions, checking }} /> : null}
    </li>
  );
}
