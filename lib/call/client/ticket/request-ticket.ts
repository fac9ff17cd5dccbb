import { AppError } from '@/lib/errors/app-error';
import { fromWire } from '@/lib/errors/error-wire';
import { parseJoinTicket, type JoinTicket } from '../../join-ticket';
import { rehearsalPath, tokenPath } from '../../token-contract';

type TicketRequest = {
  roomId: string;
  joinId: string | null;
  /** Only to hear what one may do now, in the call that one is in. */
  isRefresh?: boolean;
  /** The ID token of the signed-in person. */
  idToken: string;
  /** To be alone in the room before a session. */
  isRehearsal?: boolean;
};

/** Longer than any answer that still helps; the person is told and can try again. */
const TIMEOUT_MS = 20_000;

/**
 * Asks our server for a token to this room's call.
 *
 * @throws AppError with the refusal's code; `request/timeout` or `client/offline` when nothing came back
 */
export async function requestTicket({
  roomId,
  joinId,
  isRefresh = false,
  idToken,
  isRehearsal = false,
}: TicketRequest): Promise<JoinTicket> {
  const response = await fetch((isRehearsal ? rehearsalPath : tokenPath)(roomId), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ ...(joinId !== null && { joinId }), ...(isRefresh && { isRefresh }) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((thrown: unknown) => {
    throw new AppError(isTimeout(thrown) ? 'request/timeout' : 'client/offline', { cause: thrown });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw fromWire((answer as { error?: unknown } | null)?.error);
  return parseJoinTicket(answer);
}

const isTimeout = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError';
