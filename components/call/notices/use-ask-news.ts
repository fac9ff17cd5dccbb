'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { judgeAsks, nothingTold } from '@/components/call/notices/judge-asks';
import type { Ask } from '@/lib/asks/queue';
import type { Asks } from '@/lib/asks/client/use-asks';
import { useEndOnce } from '@/lib/call/client/sending/use-end-once';
import type { Call } from '@/lib/call/client/create-call';
import type { RoomView } from '@/lib/call/client/use-room-view';
import type { Sendable } from '@/lib/call/rights/publish-rights';
import { errorCodeOf } from '@/lib/errors/error-code-of';

type ToldAsks = Pick<Asks, 'mine' | 'withdraw' | 'failure' | 'lost'>;

/**
 * Says what has become of an ask: a no with its sentence, a hand that was lowered, and for a yes the way to begin at
 * once. An ask that became allowed in another way is withdrawn. A hand that did not go up has no card to say it.
 */
export function useAskNews(
  { room, notices }: Pick<Call, 'room' | 'notices'>,
  view: RoomView,
  { mine, withdraw, failure, lost }: ToldAsks,
): void {
  const t = useTranslations('call.notice');
  const { denials, sending, people } = view;
  const markOnce = useEndOnce(room, sending);
  const wordsOf = useAnswerWords(people);
  const told = useRef(nothingTold);
  const latest = useRef(sending);
  useEffect(() => {
    latest.current = sending;
  });

  useEffect(() => {
    const judged = judgeAsks(told.current, mine, denials);
    told.current = judged.told;
    const start = (kind: Sendable) => () => latest.current[kind].set?.(true);
    for (const news of judged.news) {
      const { answer } = news;
      if (news.type === 'over') withdraw(news.kind);
      if (news.type === 'hand' || answer?.outcome === 'declined') {
        notices.add({ type: 'done', words: wordsOf(answer) });
      } else if (news.sendable) {
        if (answer?.lasts === 'once') markOnce(news.sendable);
        notices.add({ type: 'allowed', kind: news.sendable, start: start(news.sendable) });
      }
    }
  }, [mine, withdraw, denials, notices, markOnce, wordsOf]);

  useEachOnce(lost, ({ kind }) => notices.add({ type: 'done', words: t('askLost', { kind }) }));
  const isHandUp = mine.some(({ kind, answer }) => kind === 'hand' && answer === null);
  useEachOnce(failure?.kind === 'hand' && !isHandUp ? failure : null, ({ thrown }) => {
    const isByRules = errorCodeOf(thrown) === 'rtdb/permission-denied';
    notices.answer(isByRules ? { type: 'denied', reason: t('handRefused') } : { type: 'error', thrown });
  });
}

/** The sentence for what somebody has answered; null stands for a hand that is up again. */
function useAnswerWords(people: RoomView['people']): (answer: Ask['answer']) => string {
  const t = useTranslations('call.notice');
  return (answer) => {
    if (answer === null) return t('handBack');
    const name = people.find(({ uid }) => uid === answer.byUid)?.name ?? t('someone');
    if (answer.outcome !== 'declined') return t('handLowered', { name });
    const { words = '' } = answer;
    return t('declined', { name, words, hasWords: words === '' ? 'no' : 'yes' });
  };
}

/** Tells each new value once; null is nothing to tell. */
function useEachOnce<Value>(value: Value | null, tell: (value: Value) => void): void {
  const told = useRef<Value | null>(null);
  useEffect(() => {
    if (value === null || told.current === value) return;
    told.current = value;
    tell(value);
  });
}
