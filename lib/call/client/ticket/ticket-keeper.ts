import { AppError } from '@/lib/errors/app-error';
import type { JoinTicket } from '../../join-ticket';
import { classifyRefusal, pauseBeforeKnock, type RefusalKind } from '../../join-refusal';

/** A token lives 120 s; it is renewed while the person is still in the device check. */
export const RENEW_AFTER = 90_000;

export type TicketState =
  | { status: 'loading' }
  | { status: 'ready'; ticket: JoinTicket }
  | { status: 'refused'; kind: RefusalKind; thrown: unknown };

/**
 * Keeps a valid token ready, so that the click on *Join* needs no request. A renewal without an answer leaves
 * the old token usable until it ends. A refusal that may pass (ended, full, server away) is tried again.
 *
 * @param request asks the server. It gets this page's join so far, which keeps its identity, and whether it is
 * a refresh: a refresh enters no other session.
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
    // Without an answer the old token stays good; the room's own refusal counts at once.
    const isAnswered = code?.startsWith('rooms/') === true;
    const isStillValid = state.status === 'ready' && state.ticket.expiresAt > Date.now();
    // A host who changes their mind does so soon.
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
    /** Asks now whether this page may enter, because something has changed. */
    lookAgain: () => {
      stop();
      return look(run);
    },
    /** Asks now, for *Try again* and for a rejoin. Rejects with the refusal. */
    fetchTicket: () => ask(false),
    /** Asks again what the person may do, because it has changed. After a failure the old answer stays. */
    refresh: async () => {
      refreshes += 1;
      const mine = refreshes;
      try {
        const ticket = await ask(true);
        // An answer that comes after a newer request may be from before the last change.
        if (mine === refreshes) publish({ status: 'ready', ticket });
      } catch {
        // The media server follows the new permissions in any case; the answer would only add reasons.
      }
    },
    /** Makes this page new: forgets its ticket and its identity. */
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
