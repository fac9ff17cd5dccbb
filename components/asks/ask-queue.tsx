'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AskRow } from '@/components/asks/ask-row';
import { Button } from '@/components/ui/buttons/button';
import type { Asks } from '@/lib/asks/client/use-asks';
import { lowerHands } from '@/lib/asks/client/lower-hands';
import { listShown, type Ask } from '@/lib/asks/queue';
import { useAction } from '@/lib/core/client/use-action';
import type { PersonColour } from '@/lib/core/person-hue';

export type AskPlace = {
  /** Who is in the call: a person who has left waits for nothing. */
  people: readonly { uid: string; name: string }[];
  colourOf: (uid: string) => PersonColour;
  mayAnswer: boolean;
  /** This person must not see the list of people. */
  isListHidden: boolean;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  /** Reports what fails: by then the row is gone, or the panel closed. */
  onFailed: (thrown: unknown) => void;
};

type AskQueueProps = AskPlace & { roomId: string; uid: string; asks: Asks };

/**
 * Hands and asks in their order, above the people in the room. Everyone sees all of them or their own; `mayAnswer`
 * adds the answers.
 */
export function AskQueue(props: AskQueueProps) {
  const { roomId, uid, asks, people, colourOf, mayAnswer, isListHidden, onDone, onFailed } = props;
  const t = useTranslations('asks.queue');
  const id = useId();
  const hands = asks.waiting.filter((ask) => ask.kind === 'hand' && ask.uid !== uid);
  const nameOf = (whose: string | undefined) => people.find((one) => one.uid === whose)?.name ?? '';
  const { state, start } = useAction(async (those: readonly Ask[]) => {
    const { lowered, raiseAgain, failure } = await lowerHands(roomId, those);
    if (lowered.length > 0) {
      const words = t('lowered', { count: lowered.length, name: nameOf(lowered[0]?.uid) });
      onDone(words, () => void raiseAgain().catch(onFailed));
    }
    if (failure !== null) onFailed(failure);
  });
  // A person who is away for a moment keeps the place, and is not in the list.
  const shown = listShown(asks.queue, { uid, isListHidden, mayAnswer }).filter(({ ask }) =>
    asks.waiting.includes(ask),
  );
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
            onClick={() => start(hands)}
          >
            {t('lowerAll')}
          </Button>
        ) : null}
      </div>
      <ol>
        {shown.map(({ ask, place }) => {
          const person = people.find((one) => one.uid === ask.uid);
          return person ? (
            <AskRow
              key={`${ask.uid} ${ask.kind} ${ask.at}`}
              {...{ roomId, ask, place, mayAnswer }}
              onLower={() => start([ask])}
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
