import { answerInTime } from '@/lib/callables/client/answer-in-time';
import { roomDeleted, type EndingOutcome } from '../../call-ending';
import type { SessionStep } from './call-session-parts';
import { findWhyClosed, findWhyRemoved } from './ending-questions';

/** Longer than a change of Firestore takes to the pages that watch it (ms). */
const untilWatched = 3000;

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

  /**
   * The media server tells of a deleted room at once. The page's own watch over the room may be later, and answers a
   * question with what it knew: so it is asked once more.
   */
  const askAgain = async () => {
    const phase = store.readPhase();
    const isSaid = store.thisPhase();
    if (phase.name !== 'over' || phase.outcome.ending !== 'ended') return;
    await new Promise((resolve) => setTimeout(resolve, untilWatched));
    if (isSaid() && (await ask.isRoomGone()) && isSaid()) store.show({ type: 'over', outcome: roomDeleted });
  };

  return {
    removed: (told: EndingOutcome) => tellWhy(told, whyRemoved),
    ended: async (told: EndingOutcome) => {
      await tellWhy(told, whyEnded);
      await askAgain();
    },
  };
}
