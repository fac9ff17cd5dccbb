import 'server-only';
import type { Why } from '@/lib/audit/reason';
import type { AuditAction } from '@/lib/audit/schema';
import { auditId, noteInAudit } from '@/lib/audit/server/audit-log';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { endLiveRoom, removeFromLiveRoom } from '@/lib/call/contract';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { parseIdentity } from '@/lib/livekit/identity';
import { withoutPhone } from '@/lib/livekit/phone-identity';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import { readMediaRoomName } from '@/lib/rooms/server/documents/media-room';
import { accessReference } from '@/lib/rooms/server/documents/room-references';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import type { TellOfEnd } from '@/lib/rooms/server/outbox/deliver';
import { endSessionIn } from '@/lib/rooms/server/sessions/end-session';

const minute = 60_000;

export const endLiveRoomCallable = bindCallable(endLiveRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { roomId, ...why } }) => {
    await endLiveRoomBy(roomId, { actorUid: caller.uid, ...why }, tellOfEnd);
    return {};
  },
});

/**
 * Ends a call for everyone. Without an open session it closes what the media server still has, and audits that
 * first.
 */
export async function endLiveRoomBy(
  roomId: string,
  { actorUid, ...why }: { actorUid: string } & Why,
  tell: TellOfEnd,
): Promise<void> {
  if (await endSessionIn(roomId, { actorUid, isByAdministrator: true, ...why }, tell)) return;
  const name = await readMediaRoomName(roomId);
  const joins = new Set((await livekitGateway.listIdentities(name)).map(withoutPhone)).size;
  const at = Date.now();
  // If nobody is left, this repeats an end that has happened, and is no action.
  if (joins > 0) {
    await noteInAudit(actionWithoutSession('session-ended', at, roomId, actorUid), {
      action: 'session-ended',
      actorUid,
      roomId,
      before: { session: null, joins },
      ...why,
      at,
    });
  }
  await livekitGateway.deleteRoom(name);
}

/** Names an action without a trace of its own by the minute, so that a repetition counts as the same action. */
const actionWithoutSession = (action: AuditAction, at: number, ...about: string[]): string =>
  auditId(action, ...about, Math.floor(at / minute));

export const removeFromLiveRoomCallable = bindCallable(removeFromLiveRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { roomId, uid, ...why } }) => {
    await removeFromLiveRoomBy(roomId, uid, { actorUid: caller.uid, ...why });
    return {};
  },
});

/**
 * Removes a person from a room and its call; a person who is no member is removed from the call. Throws
 * `rooms/last-owner` for the owner.
 */
export async function removeFromLiveRoomBy(
  roomId: string,
  uid: string,
  { actorUid, ...why }: { actorUid: string } & Why,
): Promise<void> {
  const entry = (await accessReference(roomId, uid).get()).data();
  if (entry && 'profile' in entry) {
    return removeMemberFrom({ roomId, uid, remover: 'host', actorUid, isUndoable: true, ...why });
  }
  const name = await readMediaRoomName(roomId);
  const identities = await livekitGateway.listIdentities(name);
  const theirs = identities.filter((identity) => parseIdentity(identity)?.uid === uid);
  if (theirs.length === 0) return;
  const at = Date.now();
  await noteInAudit(actionWithoutSession('intruder-removed', at, roomId, uid, actorUid), {
    action: 'intruder-removed',
    actorUid,
    subjectUid: uid,
    roomId,
    ...why,
    at,
  });
  await Promise.all(theirs.map((identity) => livekitGateway.removeParticipant(name, identity)));
}
