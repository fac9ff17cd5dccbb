import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { bindCallable, permitted, type Caller } from '@/lib/callables/server/callable-binding';
import { limitFailures } from '@/lib/firebase/server/limit-store';
import { redeemInvite } from '@/lib/invites/contract';
import { enterByInvite } from '@/lib/invites/server/enter-by-invite';
import { inviteIdOf } from '@/lib/invites/server/invite-code';
import { strangersPerInvite } from '@/lib/invites/server/invite-limits';
import { inviteReference } from '@/lib/invites/server/invite-references';
import { noteRefusalBy } from '@/lib/invites/server/note-refusal-by';

export const redeemInviteCallable = bindCallable(redeemInvite, {
  // Every account may try a code; the transaction decides whether it is for them.
  permit: () => Promise.resolve(permitted(null)),
  run: async ({ caller, input }) => {
    const inviteId = inviteIdOf(input.code);
    const redeem = () => redeemInviteFor(caller, inviteId);
    // The person whom the invite names is no stranger, even with an unverified address, and waits for nobody else.
    if (await isBoundTo(caller, inviteId)) return redeem();
    return limitFailures(
      [{ limit: strangersPerInvite, subject: inviteId }],
      ['invites/other-address'],
      redeem,
    );
  },
});

/** Whether an invite is bound to the address of this person's account, be it confirmed or not. */
async function isBoundTo({ email }: Pick<Caller, 'email'>, inviteId: string): Promise<boolean> {
  const bound = (await inviteReference(inviteId).get()).data()?.email ?? null;
  return bound !== null && bound === email?.toLowerCase();
}

/**
 * Lets a signed-in person in by an invite. Whom an invite that there is does not let in is written down; unknown codes
 * leave nothing behind. Throws as `decideEntry`.
 */
async function redeemInviteFor(
  { uid, email, isEmailVerified }: Caller,
  inviteId: string,
): Promise<{ roomId: string }> {
  const user = (await userReference(uid).get()).data();
  if (!user) throw new AppError('auth/account-missing');
  const address = email?.toLowerCase() ?? null;
  const addresses = isEmailVerified ? { email: address } : { email: null, unverifiedEmail: address };
  const { name, kind, picture } = user;
  // A guest who has an account by now is known by that.
  const device = kind === 'guest' ? (user.device ?? null) : null;
  // Membership by one invite happens once, so its two names say enough about who made it.
  const callId = `${inviteId.slice(0, 20)}-${uid}`;
  try {
    const known = { uid, name, kind, device, ...(picture !== undefined && { picture }) };
    return await enterByInvite({ inviteId, person: { ...known, ...addresses }, callId });
  } catch (thrown) {
    if (isAppError(thrown)) noteRefusalBy(inviteId, uid, thrown.code);
    throw thrown;
  }
}
