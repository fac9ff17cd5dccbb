import 'server-only';
import { strangerActor } from '@/lib/audit/schema';
import { finishGuest, guestUidOf, writeGuest } from '@/lib/auth/server/guests/new-guest';
import { guestDeviceMark } from '@/lib/auth/server/guests/guest-device';
import { isAppError } from '@/lib/errors/app-error';
import { enterByInvite } from '@/lib/invites/server/enter-by-invite';
import { noteRefusalBy } from '@/lib/invites/server/note-refusal-by';

type Options = { inviteId: string; name: string; device?: string; callId: string };

/**
 * Makes a guest and lets them in by an invite, the invite first: for one that does not work nothing is made,
 * not even at the identity service, and the refusal is written down. Throws as `decideEntry`.
 */
export async function letGuestIn({
  inviteId,
  name,
  device,
  callId,
}: Options): Promise<{ roomId: string; uid: string }> {
  const uid = guestUidOf(callId);
  const now = Date.now();
  const mark = device === undefined ? null : guestDeviceMark(device);
  const { roomId } = await enterByInvite({
    inviteId,
    callId,
    person: { uid, name, email: null, kind: 'guest', device: mark },
    writeAccount: (transaction) => writeGuest(transaction, { uid, name, device: mark, now }),
  }).catch((thrown: unknown) => {
    if (isAppError(thrown)) noteRefusalBy(inviteId, strangerActor, thrown.code);
    throw thrown;
  });
  await finishGuest(uid, name);
  return { roomId, uid };
}
