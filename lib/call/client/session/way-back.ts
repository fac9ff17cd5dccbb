import { AppError } from '@/lib/errors/app-error';
import { pauseBeforeReturn } from '../../coming-back';
import type { CallEntrance } from './call-entrance';
import type { SessionStep } from './call-session-parts';
import { endedForEveryone } from './ending-questions';

const isRefusedAsEnded = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.code === 'rooms/ended';

/** The ways back into a call after a break. */
export function createWayBack(
  { store, own, fetchTicket, forget, ask }: SessionStep,
  { enter, hangUp }: CallEntrance,
) {
  /** The session was ended for everyone, and the person does not know it yet. */
  const hasEndedUnseen = async () => {
    const { ticket, isEndKnown } = store.read();
    return !isEndKnown && ticket !== null && (await ask.isEndedForEveryone(ticket));
  };
  const sayEnded = () => {
    forget();
    store.show({ type: 'over', outcome: endedForEveryone() });
  };

  /** Comes back with a new token and reopens the devices that were open; `fail` does what follows a failure. */
  const comeBack = async (fail: (problem: unknown) => void) => {
    store.show({ type: 'coming-back' });
    const closed = hangUp();
    const isCurrent = store.thisAttempt();
    try {
      await closed;
      const fresh = await fetchTicket();
      const isNext = fresh.sessionId !== store.read().ticket?.sessionId;
      const isOver = isNext && (await hasEndedUnseen());
      if (!isCurrent()) return;
      // A person who only wants to come back must not begin the next session.
      if (isOver) sayEnded();
      else await enter(fresh, { send: own.reopen }, fail);
    } catch (problem) {
      // A page that was reconnecting when the call ended learned only that the call is gone.
      const isOver = isRefusedAsEnded(problem) && (await hasEndedUnseen());
      if (!isCurrent()) return;
      if (isOver) sayEnded();
      else fail(problem);
    }
  };

  const stayOutside = (problem: unknown) => store.show({ type: 'stayed-outside', problem });

  /** Tries again and again for a while; then, and where the room refuses it, the person reads why and may press. */
  const comeBackByItself = (tries = 1): Promise<void> =>
    comeBack((problem) => {
      const pause = pauseBeforeReturn(problem, tries, Math.random());
      if (pause === null) {
        stayOutside(problem);
        return;
      }
      const isCurrent = store.thisAttempt();
      setTimeout(() => {
        if (isCurrent()) void comeBackByItself(tries + 1);
      }, pause);
      store.show({ type: 'coming-back' });
    });

  return { rejoin: () => comeBack(stayOutside), comeBackByItself: () => comeBackByItself() };
}
