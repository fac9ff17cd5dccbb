'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { RowAction, RowActions } from '@/lib/core/client/use-row-actions';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { useUndoTime } from '@/lib/core/client/use-undo-time';
import type { PersonColour } from '@/lib/core/person-hue';
import type { Member } from '@/lib/rooms/schema';

type RemovedRowProps = {
  action: RowAction<Member>;
  actions: RowActions<Member>;
  colour: PersonColour;
  /** What is to be decided about them still. While there is something, the row stays. */
  note?: ReactNode;
  onBan: (member: Member) => void;
};

/** Somebody who was taken out a moment ago, in their place, with the way back. */
export function RemovedRow({ action, actions, colour, note = null, onBan }: RemovedRowProps) {
  const t = useTranslations('rooms.remove');
  const { subject, isDone, isRunning, isChecking, failure } = action;
  const { name } = subject;
  const isOffered = isDone && failure === null;
  const held = useUndoTime(isOffered && !isRunning && note === null, () => actions.forget(subject));
  const undo = useOrphanedFocus<HTMLSpanElement>(isOffered);
  return (
    <li
      {...held}
      className="grid grid-cols-[3px_32px_minmax(0,1fr)_auto] grid-rows-[minmax(56px,auto)] items-center gap-x-3 tablet:grid-rows-[minmax(48px,auto)]"
    >
      <PersonBar {...colour} className="h-8 opacity-40" />
      <Avatar name={name} hue={colour.hue} uid={subject.uid} className="grayscale" />
      <p role="status" className="text-ink-2">
        {t(isDone ? 'done' : 'going', { name })}
      </p>
      {isOffered ? (
        <span className="flex items-center gap-1">
          <span ref={undo}>
            <Button
              variant="accent"
              size={32}
              isPending={isRunning}
              aria-label={t('undoOf', { name })}
              onClick={() => actions.undo(subject)}
            >
              {t('undo')}
            </Button>
          </span>
          <Button
            variant="quiet"
            size={32}
            aria-haspopup="dialog"
            aria-label={t('banOf', { name })}
            onClick={() => onBan(subject)}
          >
            {t('ban')}
          </Button>
        </span>
      ) : null}
      {isChecking || failure !== null ? (
        <div className="col-span-full pb-2">
          <RowActionNotice {...{ action, actions }} checking={t('checking')} />
        </div>
      ) : null}
      {isOffered && note !== null ? <div className="col-span-full pb-2">{note}</div> : null}
    </li>
  );
}
