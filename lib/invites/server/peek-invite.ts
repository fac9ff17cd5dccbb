import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { AppError } from '@/lib/core/app-error';
import type { CallableOutput } from '@/lib/core/callable-contract';
import type { peekInvite } from '@/lib/invites/contract';
import { inviteState } from '@/lib/invites/invite-state';
import { inviteIdOf } from '@/lib/invites/server/invite-code';
import { inviteReference } from '@/lib/invites/server/invite-references';
import { matrixReference, roomReference } from '@/lib/rooms/server/room-references';

/** What an invite is to. Throws `invites/not-valid`, the same for every way in which it does not work. */
export async function peekInviteBy(code: string): Promise<CallableOutput<typeof peekInvite>> {
  const invite = (await inviteReference(inviteIdOf(code)).get()).data();
  if (!invite || inviteState(invite, Date.now()) !== 'open') throw new AppError('invites/not-valid');
  const { roomId, createdBy, profile, note, email } = invite;
  const [room, head, host] = await Promise.all([
    roomReference(roomId).get(),
    matrixReference(roomId).get(),
    userReference(createdBy).get(),
  ]);
  const { name: roomName, archivedAt } = room.data() ?? {};
  if (roomName === undefined || archivedAt !== undefined) throw new AppError('invites/not-valid');
  const isLive = head.data()?.latest?.status === 'live';
  return { roomName, hostName: host.data()?.name ?? '', profile, note, isLive, isPersonal: email !== null };
}
