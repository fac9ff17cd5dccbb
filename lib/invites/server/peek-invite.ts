import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { bindPublicCallable, permitted, bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { peekInvite, openInvite } from '@/lib/invites/contract';
import { inviteState } from '@/lib/invites/invite-state';
import { guardAddress } from '@/lib/invites/server/guard-address';
import { inviteIdOf } from '@/lib/invites/server/invite-code';
import { inviteReference } from '@/lib/invites/server/invite-references';
import { nobodyInside, whoIsInside } from '@/lib/invites/who-is-inside';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { parseInside } from '@/lib/rooms/session/inside';
import { isKnownAtDoor } from '@/lib/rooms/admission/lobby-pass';
import {
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';

/** No room and no person has this id. */
const nothing = 'none';

export const peekInviteCallable = bindPublicCallable(peekInvite, {
  // Every holder of the code may see the invite.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) =>
    guardAddress(caller.address, inviteIdOf(input.code), () => peekInviteBy(input.code)),
});

/** The invite behind a code. Throws `invites/not-valid`, the same for every reason why it does not work. */
async function peekInviteBy(code: string): Promise<CallableOutput<typeof peekInvite>> {
  const invite = (await inviteReference(inviteIdOf(code)).get()).data();
  // Read for an unknown code too, so that timing does not tell it apart from one that is over.
  const [room, head, host, { rules }] = await Promise.all([
    roomReference(invite?.roomId ?? nothing).get(),
    matrixReference(invite?.roomId ?? nothing).get(),
    userReference(invite?.createdBy ?? nothing).get(),
    readOrganization(),
  ]);
  const { name: roomName, archivedAt } = room.data() ?? {};
  if (!invite || inviteState(invite, Date.now()) !== 'open') throw new AppError('invites/not-valid');
  if (roomName === undefined || archivedAt !== undefined) throw new AppError('invites/not-valid');
  const { profile, note, email } = invite;
  const isLive = head.data()?.latest?.status === 'live';
  const inside = isLive ? await readInside(invite.roomId) : nobodyInside;
  const hostName = host.data()?.name ?? '';
  return {
    roomName,
    hostName,
    profile,
    note,
    isLive,
    inside,
    isPersonal: email !== null,
    takesGuests: rules.guests === 'allowed',
    guestDays: rules.guestDays,
  };
}

export const openInviteCallable = bindCallable(openInvite, {
  // Every holder of the code may see the invite; only a member learns more of the room.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) => openInviteFor(caller.uid, input.code),
});

/**
 * The invite behind a code, for a person with an account. For one that is over, it answers with the room where they
 * are a member, wait in the lobby or were sent away. Throws as `peekInviteBy`, the same for every person who is not
 * in the room.
 */
async function openInviteFor(uid: string, code: string): Promise<CallableOutput<typeof openInvite>> {
  const invite = (await inviteReference(inviteIdOf(code)).get()).data();
  const roomId = invite?.roomId ?? nothing;
  const [room, member, pass] = await Promise.all([
    roomReference(roomId).get(),
    memberReference(roomId, uid).get(),
    lobbyPassReference(roomId, uid).get(),
  ]);
  const isKnown = member.exists || isKnownAtDoor(pass.data());
  const { name: roomName, archivedAt } = room.data() ?? {};
  const isOver = invite !== undefined && inviteState(invite, Date.now()) !== 'open';
  if (isOver && isKnown && roomName !== undefined && archivedAt === undefined) {
    return { outcome: 'member', roomId, roomName };
  }
  return { outcome: 'invited', invite: await peekInviteBy(code) };
}

/** The timeout for names that the page can do without (ms). */
const patience = 2000;

async function readInside(roomId: string): Promise<CallableOutput<typeof peekInvite>['inside']> {
  try {
    return whoIsInside(parseInside(await withTimeout(() => readDatabase(`inside/${roomId}`), patience)));
  } catch {
    return nobodyInside;
  }
}
