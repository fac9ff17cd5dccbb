import 'server-only';
import { strangerActor } from '@/lib/audit/schema';
import { finishGuest, guestUidOf, writeGuest, signInTokenOf } from '@/lib/auth/server/guests/new-guest';
import { guestDeviceMark } from '@/lib/auth/server/guests/guest-device';
import { bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import { isAppError } from '@/lib/errors/app-error';
import { requireSpareFor } from '@/lib/firebase/server/limit-store';
import { joinAsGuest } from '@/lib/invites/contract';
import { countGuest } from '@/lib/invites/server/count-guest';
import { enterByInvite } from '@/lib/invites/server/enter-by-invite';
import { guardAddress } from '@/lib/invites/server/guard-address';
import { inviteIdOf } from '@/lib/invites/server/invite-code';
import { failuresPerAddress } from '@/lib/invites/server/invite-limits';
import { noteRefusalBy } from '@/lib/invites/server/note-refusal-by';

export const joinAsGuestCallable = bindPublicCallable(joinAsGuest, {
  // Every holder of the code may try; the transaction decides whether it still counts.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareFor({ limit: failuresPerAddress, subject: caller.address }),
  run: ({ caller, input, callId }) => {
    const inviteId = inviteIdOf(input.code);
    return guardAddress(caller.address, inviteId, async () => {
      await countGuest({ inviteId, address: caller.address });
      return letGuestIn({ inviteId, ...input, callId });
    });
  },
  reveal: async ({ roomId, uid }) => ({ roomId, token: await signInTokenOf(uid, 'invites/not-valid') }),
});

type Options = { inviteId: string; name: string; device?: string; callId: string };

/**
 * Makes a guest and lets them in by an invite, the invite first: for one that does not work nothing is made,
 * not even at the identity service, and the refusal is written down. Throws as `decideEntry`.
 */
async function letGuestIn({
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
