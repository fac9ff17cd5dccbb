import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readAtDoor } from '@/lib/lobby/server/read-for-answer';
import { isPutBackIn, waitsAtDoor } from '@/lib/rooms/admission/lobby-pass';
import { keptRestrictions, profileOnReturn } from '@/lib/rooms/members/restrictions';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import { findSeat } from '@/lib/rooms/server/members/find-seat';
import { lobbyPassReference } from '@/lib/rooms/server/documents/room-references';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { writeMember } from '@/lib/rooms/server/members/write-member';

/**
 * Makes a member of a person with a link who no longer has to wait: a host has come, or the lobby was turned off. It
 * does nothing when they were answered meanwhile, or when their link was taken back. Throws `rooms/not-found` and
 * `rooms/archived`.
 */
export async function letInvitedIn(uid: string, roomId: string): Promise<void> {
  const now = Date.now();
  const seat = await findSeat(roomId, uid);
  const pending = await runTransaction(async (transaction) => {
    const facts = await readAtDoor(transaction, { roomId, uid, now });
    const { room, member, entry, pass, passNow: waiting, sessionId, epoch, isShutOut, picture } = facts;
    if (isShutOut || member || !waiting?.invited || !waitsAtDoor(waiting, sessionId)) return null;
    if (isPutBackIn(waiting, sessionId)) return null;
    const { name, kind, invited } = waiting;
    const said = keptRestrictions(entry);
    const profile = profileOnReturn(invited.profile, said);
    const { by } = invited;
    const callId = auditId('member-joined', roomId, uid, versionOf(pass));
    const added = { profile, seat, addedBy: by, epoch: epoch + 1, now, callId, said };
    const comer = { uid, name, kind, ...(picture !== undefined && { picture }) };
    writeMember(transaction, { roomId, room, person: comer, ...added });
    transaction.delete(lobbyPassReference(roomId, uid));
    writeAudit(transaction, callId, {
      action: 'member-joined',
      actorUid: uid,
      subjectUid: uid,
      roomId,
      after: { profile, kind, invitedBy: by },
      at: now,
    });
    const left = { roomId, mirror: [{ kind: 'person', uid } as const] };
    return enqueueUnscheduled(transaction, 'gives-place', left, now);
  });
  if (pending) await deliver([pending]);
}
