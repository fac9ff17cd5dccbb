'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { TextField } from '@/components/ui/fields/text-field';
import { longestNote } from '@/lib/access/longest-note';
import type { Asks } from '@/lib/asks/client/use-asks';
import { findPlace } from '@/lib/asks/queue';
import { useKeptText } from '@/lib/auth/client/drafts/use-kept-text';
import { useUserError } from '@/lib/errors/client/use-user-error';

type HandCardProps = { roomId: string; asks: Asks; uid: string; onDone: () => void };

/** What stands over the raised hand: its place in the queue, what it is about, and the way to lower it. */
export function HandCard({ roomId, asks, uid, onDone }: HandCardProps) {
  const t = useTranslations('asks.hand');
  const error = useUserError(asks.failure?.kind === 'hand' ? asks.failure.thrown : null);
  const place = findPlace(asks.queue, uid, 'hand');
  const note = asks.mine.find(({ kind, answer }) => kind === 'hand' && answer === null)?.note ?? '';
  const { text: typed, change, clear } = useKeptText(`room.${roomId}.hand`, note);
  const isSaid = note !== '' && typed.trim() === note;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // It is kept until it is saved: the field then shows what the others read.
        change(typed.trim());
        asks.changeNote('hand', typed.trim());
      }}
    >
      <div role="status">
        <p className="text-14 font-semibold">{t('title')}</p>
        {place === null ? null : <p className="text-13 text-ink-2">{t('place', { place })}</p>}
      </div>
      <TextField
        label={t('note')}
        hint={isSaid ? t('saved') : t('noteHint')}
        value={typed}
        maxLength={longestNote}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
      <FailureNotice error={error} />
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="edge"
          onClick={() => {
            clear();
            asks.withdraw('hand');
            onDone();
          }}
        >
          {t('lower')}
        </Button>
        <Button type="submit">{t('save')}</Button>
      </div>
    </form>
  );
}
