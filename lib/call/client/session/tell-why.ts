import { answerInTime } from '@/lib/callables/client/answer-in-time';
import type { EndingOutcome } from '../../call-ending';
import type { SessionStep } from './call-session-parts';
import { findWhyClosed, findWhyRemoved } from './ending-questions';

/** The media server has one reason for several causes, so this asks for the cause before it shows one. */
export function createTellWhy({ store, ask }: SessionStep, rejoin: () => Promise<void>) {
  const tellWhy = async (told: EndingOutcome, findOther: () => Promise<EndingOutcome | null>) => {
    store.show({ type: 'over', outcome: told, isAsking: true });
    const isAsking = store.thisPhase();
    const answer = findOther();
    const outcome = (await answerInTime(answer, null)) ?? told;
    if (!isAsking()) return;
    store.show({ type: 'over', outcome });
    // A late answer still corrects what is shown.
    const isSaid = store.thisPhase();
    const late = (await answer) ?? told;
    if (late !== outcome && isSaid()) store.show({ type: 'over', outcome: late });
  };

  const whyRemoved = () => {
    const { ticket, enteredAt } = store.read();
    return findWhyRemoved(ask, ticket, enteredAt);
  };

  /** A call that has moved on is no end: this page follows it. */
  const whyEnded = async (): Promise<EndingOutcome | null> => {
    const isAsking = store.thisPhase();
    const why = await findWhyClosed(ask, store.read().ticket);
    if (why !== 'moved') return why;
    if (isAsking()) void rejoin();
    return null;
  };

  return {
    removed: (told: EndingOutcome) => tellWhy(told, whyRemoved),
    ended: (told: EndingOutcome) => tellWhy(told, whyEnded),
  };
}
