import 'server-only';
import { presets, type PresetId } from '@/lib/access/presets';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { preferredSeat } from '@/lib/core/person-hue';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import type { LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import { createRoom } from '@/lib/rooms/contract';
import { permitRoomMaker } from '@/lib/rooms/server/lifecycle/permit-room-maker';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import { roomsPerPerson } from '@/lib/rooms/server/documents/room-limits';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import type { Plan } from '@/lib/rooms/settings/plan';
import { withReminder } from '@/lib/rooms/settings/reminder';
import { writeMember } from '@/lib/rooms/server/members/write-member';

export const createRoomCallable = bindCallable(createRoom, {
  permit: ({ caller }) => permitRoomMaker(caller),
  run: ({ caller, input, callId }) => createRoomFor({ ...input, ownerUid: caller.uid, callId }),
});

type Options = {
  ownerUid: string;
  name: string;
  preset: PresetId;
  lobby?: LobbyPolicy;
  plan?: Plan;
  callId: string;
};

/**
 * Makes a room with its owner as host. The id follows from the call, so a call that was cut off and runs again
 * finds the room that it has made. Throws `request/rate-limited` when
 * its owner has made enough for now.
 */
async function createRoomFor({
  ownerUid,
  name,
  preset,
  lobby,
  plan,
  callId,
}: Options): Promise<{ roomId: string }> {
  const roomId = callId.slice(0, 20);
  const now = Date.now();
  const entry = await runTransaction(async (transaction) => {
    const [owner, existing, spend, organization] = await Promise.all([
      transaction.get(userReference(ownerUid)),
      transaction.get(roomReference(roomId)),
      readBudget(transaction, { limit: roomsPerPerson, subject: ownerUid }),
      readOrganizationIn(transaction),
    ]);
    const user = owner.data();
    if (!user) throw new AppError('auth/account-missing');
    if (!existing.exists) {
      spend();
      const { settings } = presets[preset];
      const said = { ...(lobby !== undefined && { lobby }), ...(plan && { plan }) };
      const room = withReminder({ name, preset, settings, ...said, ownerUid, createdAt: now }, now);
      transaction.set(roomReference(roomId), room);
      transaction.set(
        adminFirestore().doc(`rooms/${roomId}/access/_matrix`),
        matrixDocument(room, null, 1, organization),
      );
      const person = { ...user, uid: ownerUid };
      writeMember(transaction, {
        roomId,
        room,
        person,
        profile: 'host',
        seat: preferredSeat(ownerUid),
        addedBy: ownerUid,
        epoch: 1,
        now,
        callId,
      });
      writeAudit(transaction, auditId('room-created', roomId), {
        action: 'room-created',
        actorUid: ownerUid,
        roomId,
        after: { preset },
        at: now,
      });
    }
    const mirror = [{ kind: 'matrix' }, { kind: 'person', uid: ownerUid }] as const;
    return enqueueUnscheduled(transaction, 'new-room', { roomId, mirror: [...mirror] }, now);
  });
  await deliver([entry]);
  return { roomId };
}
