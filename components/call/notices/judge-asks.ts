import type { Ask } from '@/lib/asks/queue';
import { findSendable, type DeniedSending, type Sendable } from '@/lib/call/rights/publish-rights';

/** What a page has told of its person's asks so far. */
export type ToldAsks = {
  /** Those that are over: their rows are there for a moment longer. */
  over: ReadonlySet<string>;
  /** The raised hand that was seen last. When somebody lowers it, its row stays where it was. */
  hand: { at: number; isUp: boolean } | null;
};

type AskNews =
  /** A hand that somebody has lowered, or put up again. */
  | { type: 'hand'; answer: Ask['answer'] }
  /** An ask that is over: by a no, or because the page may by now. */
  | { type: 'over'; kind: Ask['kind']; answer: Ask['answer']; sendable: Sendable | null };

type Judged = { told: ToldAsks; news: readonly AskNews[] };
type Denials = Record<Sendable, DeniedSending | null>;

export const nothingTold: ToldAsks = { over: new Set(), hand: null };

/** What is to be told of the asks now. Each is told once; of a hand, each change. */
export function judgeAsks(before: ToldAsks, asks: readonly Ask[], denials: Denials): Judged {
  return asks.reduce<Judged>(
    ({ told, news }, ask) => {
      const isHand = ask.kind === 'hand' && ask.answer?.outcome !== 'declined';
      const next = isHand ? judgeHand(told, ask) : judgeAsk(told, ask, denials);
      return { told: next.told, news: [...news, ...next.news] };
    },
    { told: before, news: [] },
  );
}

/** It says nothing of what was before the page saw the hand. */
function judgeHand(told: ToldAsks, { at, answer }: Ask): Judged {
  const before = told.hand?.at === at ? told.hand : null;
  const hand = { at, isUp: answer === null };
  const hasChanged = before !== null && before.isUp !== hand.isUp;
  return { told: { ...told, hand }, news: hasChanged ? [{ type: 'hand', answer }] : [] };
}

/** A yes is told once the page may, too. */
function judgeAsk(told: ToldAsks, { kind, at, answer }: Ask, denials: Denials): Judged {
  const key = `${kind} ${at}`;
  const sendable = findSendable(kind);
  const isNo = answer !== null && answer.outcome !== 'granted';
  const isOver = isNo || (sendable !== null && denials[sendable] === null);
  if (!isOver || told.over.has(key)) return { told, news: [] };
  const over = new Set([...told.over, key]);
  return { told: { ...told, over }, news: [{ type: 'over', kind, answer, sendable }] };
}
