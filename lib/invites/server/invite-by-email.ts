import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { userReference } from '@/lib/auth/server/account-repository';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { bindCallable, type Caller } from '@/lib/callables/server/callable-binding';
import { inviteByEmail } from '@/lib/invites/contract';
import type { MailOutcome } from '@/lib/invites/schema';
import { createInviteIn, revealCode } from '@/lib/invites/server/create-invite';
import { mailInvite } from '@/lib/invites/server/invite-mail';
import { permitToAdd } from '@/lib/invites/server/permit-to-add';
import { addMemberTo } from '@/lib/rooms/server/members/add-member';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

type Options = {
  roomId: string;
  email: string;
  profile: PersonProfileId;
  adder: Pick<Caller, 'uid' | 'isEmailVerified'>;
  callId: string;
};

/** How it came out, without the code: an answer is kept, and a code is not. */
export type Added =
  | { outcome: 'added'; name: string }
  | { outcome: 'invited'; inviteId: string; mail: MailOutcome };

/** Somebody who has not come after a month is asked again. */
const days = 30;

export const inviteByEmailCallable = bindCallable(inviteByEmail, {
  permit: (call) => permitToAdd(call, call.input),
  run: ({ caller, input, callId }): Promise<Added> => addOrInvite({ ...input, adder: caller, callId }),
  reveal: async (added) => {
    if (added.outcome === 'added') return added;
    const { outcome, inviteId, mail } = added;
    return { outcome, mail, code: await revealCode(inviteId) };
  },
});

/**
 * Adds an account to a room by its verified address, or invites the address. Throws as `addMemberTo`, except
 * that an address without an account is none of its refusals here: it costs an invite, of which there are so many an
 * hour. Strangers are mailed for people who can be
 * found by an address of their own: for everybody else the invite is held back, to be handed over.
 */
async function addOrInvite(options: Options): Promise<Added> {
  const { roomId, email, profile, adder, callId } = options;
  const addedBy = adder.uid;
  try {
    const { name } = await addMemberTo({ roomId, email, profile, addedBy, callId });
    return { outcome: 'added', name };
  } catch (thrown) {
    if (!isAppError(thrown) || thrown.code !== 'rooms/no-such-account') throw thrown;
  }
  const [room, host] = await Promise.all([roomReference(roomId).get(), userReference(addedBy).get()]);
  const roomName = room.data()?.name;
  if (roomName === undefined) throw new AppError('rooms/not-found');
  const bound = { roomId, profile, email, limit: 1, days, note: '', createdBy: addedBy, callId };
  const { inviteId } = await createInviteIn(bound);
  const code = await revealCode(inviteId);
  const { name: hostName = '', kind } = host.data() ?? {};
  const isKnown = kind === 'account' && adder.isEmailVerified;
  const mail = isKnown ? await mailInvite({ to: email, roomName, hostName, code }) : 'held-back';
  return { outcome: 'invited', inviteId, mail };
}
