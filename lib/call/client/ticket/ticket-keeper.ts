import { createStore } from '@/lib/core/client/create-store';
import { AppError } from '@/lib/errors/app-error';
import type { JoinTicket } from '../../join-ticket';
import { classifyRefusal, pauseBeforeKnock, type RefusalKind } from '../../join-refusal';

/** A token lives 120 s; it is renewed while the person is still in the device check. */
export const RENEW_AFTER = 90_000;

export type TicketState =
  | { status: 'loading' }
  | { status: 'ready'; ticket: JoinTicket }
  | { status: 'refused'; kind: RefusalKind; thrown: unknown };

type Request = (joinId: string | null, isRefresh: boolean) => Promise<JoinTicket>;

/**
 * Keeps a valid token ready, so that the click on *Join* needs no request. A renewal without an answer leaves
 * the old token usable until it ends. A refusal that may pass (ended, full, server away) is tried again.
 *
 * @param request asks the server. It gets this page's join so far, which keeps its identity, and whether it is
 * a refresh: a refresh enters no other session.
 */
export function createTicketKeeper(request: Request, firstJoinId: string | null) {
  const state = createStore<TicketState>({ status: 'loading' });
  let joinId = firstJoinId;
  let refreshes = 0;

  const ask = async (isRefresh: boolean): Promise<JoinTicket> => {
    const ticket = await request(joinId, isRefresh);
    joinId = ticket.joinId;
    return ticket;
  };
  const asking = keepAsking(() => ask(false), { read: state.read, publish: state.set });

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** Starts asking and renewing; returns its stop function. Can be started again. */
    start: () => {
      void asking.lookAgain();
      return asking.stop;
    },
    /** Asks now whether this page may enter, because something has changed. */
    lookAgain: asking.lookAgain,
    /** Asks now, for *Try again* and for a rejoin. Rejects with the refusal. */
    fetchTicket: () => ask(false),
    /** Asks again what the person may do, because it has changed. After a failure the old answer stays. */
    refresh: async () => {
      refreshes += 1;
      const mine = refreshes;
      try {
        const ticket = await ask(true);
        // An answer that comes after a newer request may be from before the last change.
        if (mine === refreshes) state.set({ status: 'ready', ticket });
      } catch {
        // The media server follows the new permissions in any case; the answer would only add reasons.
      }
    },
    /** Makes this page new: forgets its ticket and its identity. */
    reset: () => {
      asking.stop();
      joinId = null;
      state.set({ status: 'loading' });
    },
    /** Forgets the identity of this page: the next token is for a new one. */
    forgetJoin: () => {
      joinId = null;
    },
  };
}

type Kept = { read: () => TicketState; publish: (next: TicketState) => void };

/** Asks for a ticket, again before it ends, and after a refusal that may pass. */
function keepAsking(ask: () => Promise<JoinTicket>, { read, publish }: Kept) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the starts: an answer to an earlier one changes nothing. */
  let run = 0;
  let knocks = 0;

  const look = async (mine: number): Promise<void> => {
    const lookLater = (pause: number) => {
      timer = setTimeout(() => void look(mine), pause);
    };
    try {
      const ticket = await ask();
      if (mine !== run) return;
      knocks = 0;
      publish({ status: 'ready', ticket });
      lookLater(RENEW_AFTER);
    } catch (thrown) {
      if (mine !== run) return;
      const { refused, isShown, isOtherNews, mayPass } = judgeRefusal(read(), thrown, Date.now());
      if (isOtherNews) knocks = 0;
      if (isShown) publish(refused);
      if (!mayPass) return;
      lookLater(pauseBeforeKnock(knocks));
      knocks += 1;
    }
  };
  const stop = () => {
    run += 1;
    clearTimeout(timer);
  };
  return {
    stop,
    lookAgain: () => {
      stop();
      return look(run);
    },
  };
}

/** What a page makes of a refusal: whether it is shown, and whether it is worth to ask again. */
function judgeRefusal(known: TicketState, thrown: unknown, now: number) {
  const code = thrown instanceof AppError ? thrown.code : null;
  const kind = classifyRefusal(code);
  // Without an answer the old token stays good; the room's own refusal counts at once.
  const isAnswered = code?.startsWith('rooms/') === true;
  const isStillValid = known.status === 'ready' && known.ticket.expiresAt > now;
  const refused: TicketState = { status: 'refused', kind, thrown };
  return {
    refused,
    isShown: kind !== 'wait' || isAnswered || !isStillValid,
    /** A host who changes their mind does so soon. */
    isOtherNews: kind === 'sent-away' && (known.status !== 'refused' || known.kind !== kind),
    mayPass: kind === 'wait' || kind === 'sent-away',
  };
}
