import 'server-only';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { countAttempts } from '@/lib/firebase/server/limit-store';
import { guestsPerLink, guestsPerLinkAndAddress } from '@/lib/invites/server/invite-limits';

/**
 * Counts one more guest of a link. Throws `invites/too-many-guests`, with the seconds to wait, where the link has made
 * as many as it may, for this network address or for all.
 */
export async function countGuest({
  inviteId,
  address,
}: {
  inviteId: string;
  address: string;
}): Promise<void> {
  try {
    // Together: a class that comes at once waits for one commit each, and a refused address uses nothing up.
    await countAttempts([
      { limit: guestsPerLink, subject: inviteId },
      { limit: guestsPerLinkAndAddress, subject: `${inviteId} ${address}` },
    ]);
  } catch (cause) {
    if (!isAppError(cause) || cause.code !== 'request/rate-limited') throw cause;
    throw new AppError('invites/too-many-guests', { cause, details: { ...cause.details } });
  }
}
