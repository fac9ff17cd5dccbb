import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PageHand } from '@/components/class/page/page-hand';
import { longestNote } from '@/lib/access/longest-note';
import type { Progress } from '@/lib/class/progress';

type OwnStateInput = {
  /** The name of the sheet that was handed out. */
  name: string;
  state: Progress['state'];
  mark: (state: Progress['state']) => void;
  findLine: () => number | undefined;
  /** Null outside a call. */
  hand: PageHand | null;
  /** The host has the page now: nobody waits for help with it. */
  isCollected: boolean;
};

/**
 * What learners say about themselves on their page. Being stuck raises a hand with the line, and ends when that hand
 * goes down. A hand that waits for help with a page goes down when the page is collected.
 */
export function useOwnState({ name, state, mark, findLine, hand, isCollected }: OwnStateInput) {
  const t = useTranslations('worksheet.class.own');
  const isUp = hand?.isUp ?? null;
  const wasUp = useRef(isUp);
  useEffect(() => {
    if (wasUp.current === true && isUp === false && state === 'stuck') mark('working');
    wasUp.current = isUp;
  }, [isUp, state, mark]);

  const lowerOwn = () => {
    if (state === 'stuck' && hand?.isUp === true) hand.lower();
  };
  const lowerCollected = useEffectEvent(lowerOwn);
  useEffect(() => {
    if (isCollected) lowerCollected();
  }, [isCollected]);
  const raise = () => {
    if (hand === null) return;
    const line = findLine();
    const words = line === undefined ? t('noteUnplaced', { name }) : t('note', { line, name });
    const note = words.slice(0, longestNote);
    if (!hand.isUp && hand.deniedReason === undefined) hand.raise(note);
    if (hand.isUp && hand.note === null) hand.changeNote(note);
  };

  return {
    state,
    isHandUp: isUp === true,
    say: (next: Progress['state']) => {
      if (next === 'stuck') raise();
      else lowerOwn();
      mark(next);
    },
  };
}

export type OwnState = ReturnType<typeof useOwnState>;
