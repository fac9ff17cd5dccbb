import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { AppError } from '@/lib/errors/app-error';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import type { openInvite, peekInvite } from '@/lib/invites/contract';
import { inviteState } from '@/lib/invites/invite-state';
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

/** Neither a room nor anybody is called like this. */
const nothing = 'none';

/** What an invite is to. Throws `invites/not-valid`, the same for every way in which it does not work. */
export async function peekInviteBy(code: string): Promise<CallableOutput<typeof peekInvite>> {
  const invite = (await inviteReference(inviteIdOf(code)).get()).data();
  // Asked for an unknown code too, so that it is not told apart from one that is over by how long it takes.
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

/**
 * What an invite is to, for somebody with an account; of one that is over, the room that they are in already, or before
 * which they wait or were sent away.
 * Throws as `peekInviteBy`, and for whoever is not in the room in the same way for every invite.
 */
export async function openInviteFor(uid: string, code: string): Promise<CallableOutput<typeof openInvite>> {
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

/** Longer nobody waits for names that the page can do without (ms). */
const patience = 2000;

async function readInside(roomId: string): Promise<CallableOutput<typeof peekInvite>['inside']> {
  try {
    return whoIsInside(parseInside(await withTimeout(() => readDatabase(`inside/${roomId}`), patience)));
  } catch {
    return nobodyInside;
  }
}
