import { AppError } from '@/lib/errors/app-error';
import type { JoinTicket } from '../../join-ticket';
import { classifyRefusal, pauseBeforeKnock, type RefusalKind } from '../../join-refusal';

/** A token lives 120 s; it is replaced while the person is still looking at themselves. */
export const RENEW_AFTER = 90_000;

export type TicketState =
  | { status: 'loading' }
  | { status: 'ready'; ticket: JoinTicket }
  | { status: 'refused'; kind: RefusalKind; thrown: unknown };

/**
 * Keeps a valid token at hand, so that the click on *Join* needs no request. A renewal that nobody answers leaves the
 * old token usable until it ends; a refusal that may lift by itself (ended, full, server away) is tried again.
 *
 * @param request asks the server; gets the join of this page so far, so that its identity stays the same, and whether
 * it only goes on with that: whoever asks so is let into no other session
 */
export function createTicketKeeper(
  request: (joinId: string | null, isRefresh: boolean) => Promise<JoinTicket>,
  firstJoinId: string | null,
) {
  let state: TicketState = { status: 'loading' };
  let joinId = firstJoinId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;
  let attempt = 0;
  let refreshes = 0;
  const listeners = new Set<() => void>();

  const publish = (next: TicketState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const ask = async (isRefresh: boolean): Promise<JoinTicket> => {
    const ticket = await request(joinId, isRefresh);
    joinId = ticket.joinId;
    return ticket;
  };

  const look = async (mine: number): Promise<void> => {
    try {
      const ticket = await ask(false);
      if (mine !== run) return;
      attempt = 0;
      publish({ status: 'ready', ticket });
      timer = setTimeout(() => void look(mine), RENEW_AFTER);
    } catch (thrown) {
      if (mine !== run) return;
      handleFailure(thrown, mine);
    }
  };

  const handleFailure = (thrown: unknown, mine: number) => {
    const code = thrown instanceof AppError ? thrown.code : null;
    const kind = classifyRefusal(code);
    // Where nobody answered, the token at hand stays good; what the room says now counts at once.
    const isAnswered = code?.startsWith('rooms/') === true;
    const isStillValid = state.status === 'ready' && state.ticket.expiresAt > Date.now();
    // A host who takes it back does so soon.
    const isNews = state.status !== 'refused' || state.kind !== kind;
    if (kind === 'sent-away' && isNews) attempt = 0;
    if (kind !== 'wait' || isAnswered || !isStillValid) publish({ status: 'refused', kind, thrown });
    if (kind !== 'wait' && kind !== 'sent-away') return;
    timer = setTimeout(() => void look(mine), pauseBeforeKnock(attempt));
    attempt += 1;
  };

  const stop = () => {
    run += 1;
    clearTimeout(timer);
  };

  const start = () => {
    stop();
    void look(run);
    return stop;
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts asking and renewing; returns its stop function. Can be started again. */
    start,
    /** Asks at the door once more, because something has changed there. */
    lookAgain: () => {
      stop();
      return look(run);
    },
    /** Asks now, for *Try again* and for coming back into a call. Rejects with the refusal. */
    fetchTicket: () => ask(false),
    /** Asks once more what one may do, because it has changed. What cannot be asked stays as it was. */
    refresh: async () => {
      refreshes += 1;
      const mine = refreshes;
      try {
        const ticket = await ask(true);
        // An answer that comes after the next question may be from before what has changed since.
        if (mine === refreshes) publish({ status: 'ready', ticket });
      } catch {
        // The media server goes by the new permissions in any case; the door would only say why.
      }
    },
    /** Nothing from before counts any more: neither the ticket nor the identity of this page. */
    reset: () => {
      stop();
      joinId = null;
      publish({ status: 'loading' });
    },
    /** Forgets the identity of this page: the next token is for a new one. */
    forgetJoin: () => {
      joinId = null;
    },
  };
}
