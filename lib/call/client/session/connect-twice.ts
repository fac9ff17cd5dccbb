import { AppError } from '@/lib/errors/app-error';
import { livekitCodeOf } from '@/lib/errors/error-code-of-livekit';
import { isRecord } from '@/lib/core/is-record';
import type { JoinTicket } from '../../join-ticket';

/** No line came about, for an unknown reason: the next one may. */
const noLine: readonly string[] = [
  'livekit/connection-internal-error',
  'livekit/connection-timeout',
  // The SDK's error when a restarting media server has dropped it halfway.
  'livekit/unexpected-connection-state',
];
/** A full media room answers HTTP 500, which a browser cannot tell from no answer: our server can. */
const maybeFull: readonly string[] = ['livekit/connection-web-socket'];
/** The token is no longer valid, or its call has closed since: our server makes the call, and a new token. */
const badTicket: readonly string[] = ['livekit/connection-not-allowed', 'livekit/connection-room-missing'];

type Steps = {
  connect: (ticket: JoinTicket) => Promise<void>;
  /** Asks for a new token; null when nobody wants in by this attempt. Rejects with the refusal. */
  renew: () => Promise<JoinTicket | null>;
};

/**
 * Connects, and once more with a new token where that may help; the first time synchronously, in the click
 * itself. A person who may no longer come in gets our server's refusal of the new token.
 *
 * Rejects with the problem, or with `call/not-connected` when no line came about both times.
 */
export async function connectTwice(ticket: JoinTicket, { connect, renew }: Steps): Promise<void> {
  try {
    await connect(ticket);
  } catch (thrown) {
    if (!isOneOf(thrown, [...noLine, ...maybeFull, ...badTicket])) throw thrown;
    const fresh = await renew();
    if (fresh === null) throw thrown;
    await connect(fresh).catch((second: unknown) => {
      throw isOneOf(second, noLine) ? new AppError('call/not-connected', { cause: second }) : second;
    });
  }
}

function isOneOf(thrown: unknown, codes: readonly string[]): boolean {
  const code = isRecord(thrown) ? livekitCodeOf(thrown) : undefined;
  return code !== undefined && codes.includes(code);
}
