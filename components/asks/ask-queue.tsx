'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AskRow } from '@/components/asks/ask-row';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/button';
import type { Asks } from '@/lib/asks/client/use-asks';
import { answerAsk } from '@/lib/asks/contract';
import { listShown } from '@/lib/asks/queue';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import type { PersonColour } from '@/lib/core/person-hue';

export type AskPlace = {
  /** Who is in the call: whoever has gone waits for nothing. */
  people: readonly { uid: string; name: string }[];
  colourOf: (uid: string) => PersonColour;
  mayAnswer: boolean;
  /** The reader is none of those for whom the list of people is. */
  isListHidden: boolean;
};

type AskQueueProps = AskPlace & { roomId: string; uid: string; asks: Asks };

/** Hands and asks in their order, above the people in the room. Everyone sees them or their own; who may answers. */
export function AskQueue({ roomId, uid, asks, people, colourOf, mayAnswer, isListHidden }: AskQueueProps) {
  const t = useTranslations('asks.queue');
  const id = useId();
  const hands = asks.waiting.filter((ask) => ask.kind === 'hand' && ask.uid !== uid);
  const { state, start } = useAction(async (_: null) => {
    const answer = { outcome: 'lowered' } as const;
    await Promise.all(
      hands.map(({ uid: whose, kind, at }) =>
        callServer(answerAsk, { roomId, uid: whose, kind, at, answer }),
      ),
    );
  });
  const error = useUserError(state.failure);
  const shown = listShown(asks.waiting, { uid, isListHidden, mayAnswer });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pb-2">
      <div className="flex min-h-10 items-center gap-2 pt-3 pr-3 pl-4">
        <h3 id={id} className="text-13 font-semibold">
          {t('title')}
        </h3>
        <span className="text-13 text-ink-2 tabular">{asks.waiting.length}</span>
        {mayAnswer && hands.length > 1 ? (
          <Button
            variant="quiet"
            size={32}
            className="ml-auto"
            isPending={state.isPending}
            onClick={() => start(null)}
          >
            {t('lowerAll')}
          </Button>
        ) : null}
      </div>
      <FailureNotice error={error} className="mx-4 mb-2" />
      <ol>
        {shown.map(({ ask, place }) => {
          const person = people.find((one) => one.uid === ask.uid);
          return person ? (
            <AskRow
              key={`${ask.uid} ${ask.kind} ${ask.at}`}
              {...{ roomId, ask, place, mayAnswer }}
              name={person.name}
              colour={colourOf(ask.uid)}
              onWithdraw={ask.uid === uid ? () => asks.withdraw(ask.kind) : undefined}
            />
          ) : null;
        })}
      </ol>
    </section>
  );
}
