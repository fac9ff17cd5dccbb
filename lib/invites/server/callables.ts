import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import {
  bindCallable,
  bindPublicCallable,
  permitted,
  type Caller,
} from '@/lib/callables/server/callable-binding';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';
import {
  becomeAccount,
  createInvite,
  inviteByEmail,
  joinAsGuest,
  listInvites,
  openInvite,
  peekInvite,
  redeemInvite,
  revokeInvite,
} from '@/lib/invites/contract';
import { makeAccountOf } from '@/lib/auth/server/guests/become-account';
import { signInTokenOf } from '@/lib/auth/server/guests/new-guest';
import { createInviteIn, revealCode } from '@/lib/invites/server/create-invite';
import { addOrInvite, type Added } from '@/lib/invites/server/invite-by-email';
import { inviteIdOf } from '@/lib/invites/server/invite-code';
import { countGuest } from '@/lib/invites/server/count-guest';
import { failuresPerAddress, strangersPerInvite } from '@/lib/invites/server/invite-limits';
import { letGuestIn } from '@/lib/invites/server/join-as-guest';
import { listInvitesOf, setRevoked } from '@/lib/invites/server/manage-invites';
import { openInviteFor, peekInviteBy } from '@/lib/invites/server/peek-invite';
import { isBoundTo, redeemInviteFor } from '@/lib/invites/server/redeem-invite';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { requireGift } from '@/lib/rooms/members/gift';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Permits to bring people in, at most with the caller's own role. */
async function permitToAdd(
  caller: Caller,
  { roomId, profile }: { roomId: string; profile: PersonProfileId },
) {
  const permission = await permitInRoom(caller, roomId, 'member:add');
  requireGift(await readOrganization(), { profile, giver: permission.evidence.ownProfile }, 'member:add');
  return permission;
}

/**
 * Counts only failures, because guesses fail, and the same code once. So any number of people behind one address come
 * in, and a class with one old link has made one guess. After too many failures the whole address waits, even with a
 * code that works, or guessing could continue.
 *
 * It is for people who are not signed in. 128 bits keep guessers out anyway, and a person with an account must not
 * wait because others at their school have guessed.
 */
const guardAddress = <T>(address: string, inviteId: string, work: () => Promise<T>): Promise<T> =>
  limitFailures(
    [{ limit: failuresPerAddress, subject: address, attempt: inviteId }],
    ['invites/not-valid', 'invites/other-address'],
    work,
  );

const createInviteCallable = bindCallable(createInvite, {
  permit: ({ caller, input }) => permitToAdd(caller, input),
  run: ({ caller, input, callId }) =>
    createInviteIn({ ...input, email: null, createdBy: caller.uid, callId }),
  reveal: async ({ inviteId }) => ({ inviteId, code: await revealCode(inviteId) }),
});

const listInvitesCallable = roomCallable(listInvites, 'member:add', async ({ input, evidence }) => ({
  invites: await listInvitesOf(input.roomId, evidence.profile),
}));

const revokeInviteCallable = roomCallable(revokeInvite, 'member:add', async ({ caller, input, evidence }) => {
  await setRevoked({ ...input, revoker: evidence.profile, actorUid: caller.uid });
  return {};
});

const inviteByEmailCallable = bindCallable(inviteByEmail, {
  permit: ({ caller, input }) => permitToAdd(caller, input),
  run: ({ caller, input, callId }): Promise<Added> => addOrInvite({ ...input, adder: caller, callId }),
  reveal: async (added) => {
    if (added.outcome === 'added') return added;
    const { outcome, inviteId, mail } = added;
    return { outcome, mail, code: await revealCode(inviteId) };
  },
});

const peekInviteCallable = bindPublicCallable(peekInvite, {
  // Every holder of the code may see the invite.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) =>
    guardAddress(caller.address, inviteIdOf(input.code), () => peekInviteBy(input.code)),
});

const openInviteCallable = bindCallable(openInvite, {
  // Every holder of the code may see the invite; only a member learns more of the room.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) => openInviteFor(caller.uid, input.code),
});

const joinAsGuestCallable = bindPublicCallable(joinAsGuest, {
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

const redeemInviteCallable = bindCallable(redeemInvite, {
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

const becomeAccountCallable = bindCallable(becomeAccount, {
  // It changes only the caller's own account, and the identity service confirms that they have a way to sign in.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller }) => makeAccountOf(caller.uid),
});

export const inviteCallables = [
  createInviteCallable,
  listInvitesCallable,
  revokeInviteCallable,
  inviteByEmailCallable,
  peekInviteCallable,
  openInviteCallable,
  joinAsGuestCallable,
  redeemInviteCallable,
  becomeAccountCallable,
];
