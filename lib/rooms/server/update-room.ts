import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { presets } from '@/lib/access/presets';
import type { AuditDeed } from '@/lib/audit/server/audit-log';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import type { RoomSettings } from '@/lib/rooms/changed-settings';
import { lobbyPolicyOf } from '@/lib/rooms/lobby-policy';
import type { Room } from '@/lib/rooms/schema';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { matrixDocument } from '@/lib/rooms/server/matrix-document';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { matrixReference, roomReference } from '@/lib/rooms/server/room-references';

/**
 * Changes what a room is called, what it is for, when it meets and who waits in its lobby, as far as it is said: two hosts who change
 * different things at once both keep theirs. With another preset its settings change, and
 * with them what people may do: in the rules, and for whoever is inside a call now. Throws `rooms/not-found`, and as `permitAgain`.
 */
export async function updateRoomTo(
  roomId: string,
  settings: Partial<RoomSettings>,
  actorUid: string,
): Promise<void> {
  await changeRoom(roomId, actorUid, {
    change: (room) => {
      const {
        plan: before = null,
        strictEntry: wasStrict = false,
        hostless: was = 'none',
        lobby: kept,
        ...rest
      } = room;
      const { name = room.name, preset = room.preset, plan = before, strictEntry = wasStrict } = settings;
      const { hostless = was } = settings;
      const isOtherPreset = preset !== room.preset;
      const lobby = settings.lobby ?? (isOtherPreset ? undefined : kept);
      return {
        ...rest,
        name,
        preset,
        ...(isOtherPreset && { settings: presets[preset].settings }),
        ...(plan && { plan }),
        ...(strictEntry && { strictEntry }),
        ...(hostless !== 'none' && { hostless }),
        ...(lobby !== undefined && { lobby }),
      };
    },
    audit: (before, after) => ({
      action: 'room-changed',
      before: {
        preset: before.preset,
        strictEntry: before.strictEntry ?? false,
        hostless: before.hostless ?? 'none',
        lobby: lobbyPolicyOf(before),
      },
      after: {
        preset: after.preset,
        strictEntry: after.strictEntry ?? false,
        hostless: after.hostless ?? 'none',
        lobby: lobbyPolicyOf(after),
        renamed: before.name !== after.name,
        planned: !isDeepStrictEqual(before.plan, after.plan),
      },
    }),
  });
}

/** Puts a room away, or brings it back. A call that is running goes on; nobody else comes in. */
export async function archiveRoomOr(roomId: string, isArchived: boolean, actorUid: string): Promise<void> {
  await changeRoom(roomId, actorUid, {
    change: (room, now) => {
      const { archivedAt, ...rest } = room;
      return isArchived ? { ...rest, archivedAt: archivedAt ?? now } : rest;
    },
    audit: () => ({ action: isArchived ? 'room-archived' : 'room-brought-back' }),
  });
}

type RoomChange = {
  change: (room: Room, now: number) => Room;
  /** What is written down about it. */
  audit: (before: Room, after: Room) => Pick<AuditDeed, 'action'> & Partial<AuditDeed>;
};

async function changeRoom(roomId: string, actorUid: string, { change, audit }: RoomChange): Promise<void> {
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const [room, head, organization] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      readOrganizationIn(transaction),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'room:settings' }),
    ]);
    const before = room.data();
    if (!before) throw new AppError('rooms/not-found');
    const after = change(before, now);
    if (isDeepStrictEqual(before, after)) return null;
    transaction.set(roomReference(roomId), after);
    const deed = audit(before, after);
    const id = auditId(deed.action, roomId, versionOf(room));
    writeAudit(transaction, id, { ...deed, actorUid, roomId, at: now });
    if (isDeepStrictEqual(before.settings, after.settings)) {
      return enqueue(transaction, newOutboxEntry({ roomId, mirror: [], listings: true }, now));
    }
    const { latest = null, epoch = 0 } = head.data() ?? {};
    transaction.set(
      adminFirestore().doc(`rooms/${roomId}/access/_matrix`),
      matrixDocument(after, latest, epoch + 1, organization),
    );
    const media = { kind: 'update-permissions' } as const;
    const mirror = [{ kind: 'matrix' } as const];
    return enqueue(transaction, newOutboxEntry({ roomId, mirror, media, listings: true }, now));
  });
  await finishChange(roomId, pending);
}
