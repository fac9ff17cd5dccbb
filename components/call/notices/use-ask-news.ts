'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Asks } from '@/lib/asks/client/use-asks';
import { useEndOnce } from '@/lib/call/client/sending/use-end-once';
import type { Call } from '@/lib/call/client/create-call';
import type { RoomView } from '@/lib/call/client/use-room-view';
import { findSendable } from '@/lib/call/rights/publish-rights';
import { errorCodeOf } from '@/lib/errors/error-code-of';

/**
 * Says what has become of an ask: a no with its sentence, a hand that was lowered, and for a yes the way to begin at
 * once. An ask that became allowed in another way is withdrawn. A hand that did not go up has no card to say it.
 */
export function useAskNews(
  { room, notices }: Pick<Call, 'room' | 'notices'>,
  view: RoomView,
  { mine, withdraw, failure, lost }: Pick<Asks, 'mine' | 'withdraw' | 'failure' | 'lost'>,
): void {
  const t = useTranslations('call.notice');
  const { denials, sending, people } = view;
  const markOnce = useEndOnce(room, sending);
  /** What the page has told: its row is there for a moment longer. */
  const told = useRef<ReadonlySet<string>>(new Set());
  /** The raised hand that this page saw last. When somebody lowers it, its row stays where it was. */
  const hand = useRef<{ at: number; isUp: boolean } | null>(null);
  const latest = useRef(sending);
  useEffect(() => {
    latest.current = sending;
  });

  useEffect(() => {
    for (const { kind, at, answer } of mine) {
      if (kind === 'hand' && answer?.outcome !== 'declined') {
        const before = hand.current?.at === at ? hand.current : null;
        hand.current = { at, isUp: answer === null };
        if (before === null || before.isUp === hand.current.isUp) continue;
        const name = people.find(({ uid }) => uid === answer?.byUid)?.name ?? t('someone');
        notices.add({ type: 'done', words: answer ? t('handLowered', { name }) : t('handBack') });
        continue;
      }
      const key = `${kind} ${at}`;
      const sendable = findSendable(kind);
      // A yes is told once the page may, too.
      const isNo = answer !== null && answer.outcome !== 'granted';
      const isOver = isNo || (sendable !== null && denials[sendable] === null);
      if (!isOver || told.current.has(key)) continue;
      told.current = new Set([...told.current, key]);
      withdraw(kind);
      const name = people.find(({ uid }) => uid === answer?.byUid)?.name ?? t('someone');
      if (answer?.outcome === 'declined') {
        const { words = '' } = answer;
        const hasWords = words === '' ? 'no' : 'yes';
        notices.add({ type: 'done', words: t('declined', { name, words, hasWords }) });
      } else if (sendable) {
        if (answer?.lasts === 'once') markOnce(sendable);
        notices.add({ type: 'allowed', kind: sendable, start: () => latest.current[sendable].set?.(true) });
      }
    }
  }, [mine, withdraw, denials, people, notices, markOnce, t]);

  const toldLoss = useRef<typeof lost>(null);
  useEffect(() => {
    if (lost === null || toldLoss.current === lost) return;
    toldLoss.current = lost;
    notices.add({ type: 'done', words: t('askLost', { kind: lost.kind }) });
  }, [lost, notices, t]);

  const isHandUp = mine.some(({ kind, answer }) => kind === 'hand' && answer === null);
  const refused = failure?.kind === 'hand' && !isHandUp ? failure : null;
  const toldRefusal = useRef<typeof refused>(null);
  useEffect(() => {
    if (refused === null || toldRefusal.current === refused) return;
    toldRefusal.current = refused;
    const { thrown } = refused;
    const isByRules = errorCodeOf(thrown) === 'rtdb/permission-denied';
    notices.answer(isByRules ? { type: 'denied', reason: t('handRefused') } : { type: 'error', thrown });
  }, [refused, notices, t]);
}
