import { AppError } from '@/lib/errors/app-error';
import { livekitCodeOf } from '@/lib/errors/error-code-of-livekit';
import { isRecord } from '@/lib/core/is-record';
import type { JoinTicket } from '../../join-ticket';

/** No line came about, for no reason that is known: the next one may. */
const noLine: readonly string[] = [
  'livekit/connection-internal-error',
  'livekit/connection-timeout',
  // What the SDK says when the media server, which starts anew, has sent it away in the middle.
  'livekit/unexpected-connection-state',
];
/** The token was for a call that has closed since, or is none any more: our server makes the call, and a new one. */
const badTicket: readonly string[] = ['livekit/connection-not-allowed', 'livekit/connection-room-missing'];

type Steps = {
  connect: (ticket: JoinTicket) => Promise<void>;
  /** Asks for a new token; null when nobody wants in by this attempt any more. Rejects with the refusal. */
  renew: () => Promise<JoinTicket | null>;
};

/**
 * Connects, and once more with a new token where that may help; the first time synchronously, in the click itself.
 * Whoever may not come in any more is told so by our server when the new token is asked for.
 *
 * Rejects with what hindered it, or with `call/not-connected` when no line came about both times.
 */
export async function connectTwice(ticket: JoinTicket, { connect, renew }: Steps): Promise<void> {
  try {
    await connect(ticket);
  } catch (thrown) {
    if (!isOneOf(thrown, [...noLine, ...badTicket])) throw thrown;
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
