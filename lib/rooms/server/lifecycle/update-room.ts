import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { presets } from '@/lib/access/presets';
import type { AuditedAction } from '@/lib/audit/server/audit-log';
import { auditId, versionOf } from '@/lib/audit/server/audit-log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { updateRoom, archiveRoom, chooseRoomPicture } from '@/lib/rooms/contract';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import type { RoomSettings } from '@/lib/rooms/settings/changed-settings';
import { dropOthers, takePicture } from '@/lib/pictures/server/take-picture';
import { lobbyPolicyOf } from '@/lib/rooms/admission/lobby-policy';
import type { Plan } from '@/lib/rooms/settings/plan';
import { withReminder } from '@/lib/rooms/settings/reminder';
import type { Room } from '@/lib/rooms/schema';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

export const updateRoomCallable = roomCallable(
  updateRoom,
  'room:settings',
  async ({ caller, input: { roomId, ...settings } }) => {
    await updateRoomTo(roomId, settings, caller.uid);
    return {};
  },
);

/**
 * Changes the settings of a room, as far as they are given: two hosts who change different things at once both keep
 * theirs. With another preset its settings change, and with them what people may do: in the rules,
 * and inside a call now. Throws as `commandInRoom`.
 */
export async function updateRoomTo(
  roomId: string,
  settings: Partial<RoomSettings & { plan: Plan | null }>,
  actorUid: string,
): Promise<void> {
  await changeRoom(roomId, actorUid, {
    change: (room) => {
      const {
        plan: before = null,
        strictEntry: wasStrict = false,
        hostless: was = 'none',
        slowMode: hadSlowMode = 0,
        lobby: kept,
        ...rest
      } = room;
      const { name = room.name, preset = room.preset, plan = before, strictEntry = wasStrict } = settings;
      const { hostless = was, slowMode = hadSlowMode } = settings;
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
        ...(slowMode !== 0 && { slowMode }),
        ...(lobby !== undefined && { lobby }),
      };
    },
    audit: (before, after) => ({
      action: 'room-changed',
      before: {
        preset: before.preset,
        strictEntry: before.strictEntry ?? false,
        hostless: before.hostless ?? 'none',
        slowMode: before.slowMode ?? 0,
        lobby: lobbyPolicyOf(before),
      },
      after: {
        preset: after.preset,
        strictEntry: after.strictEntry ?? false,
        hostless: after.hostless ?? 'none',
        slowMode: after.slowMode ?? 0,
        lobby: lobbyPolicyOf(after),
        renamed: before.name !== after.name,
        planned: !isDeepStrictEqual(before.plan, after.plan),
      },
    }),
  });
}

export const archiveRoomCallable = roomCallable(
  archiveRoom,
  'room:settings',
  async ({ caller, input: { roomId, isArchived } }) => {
    await archiveRoomOr(roomId, isArchived, caller.uid);
    return {};
  },
);

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

export const chooseRoomPictureCallable = roomCallable(
  chooseRoomPicture,
  'room:settings',
  async ({ caller, input: { roomId, picture } }) => {
    await changeRoomPicture(roomId, picture, caller.uid);
    return {};
  },
);

/**
 * Gives a room a picture that its host has uploaded, or takes it away (null). Throws as `takePicture` and
 * `commandInRoom`.
 */
async function changeRoomPicture(roomId: string, picture: string | null, actorUid: string): Promise<void> {
  const owner = { of: 'rooms', id: roomId } as const;
  if (picture !== null) await takePicture(actorUid, owner, picture);
  let dropped: string | undefined;
  await changeRoom(roomId, actorUid, {
    change: ({ picture: before, ...rest }) => {
      dropped = before;
      return picture === null ? rest : { ...rest, picture };
    },
    audit: (before, after) => ({
      action: 'room-changed',
      before: { hasPicture: before.picture !== undefined },
      after: { hasPicture: after.picture !== undefined },
    }),
  });
  await dropOthers(owner, { kept: picture, before: dropped });
}

type RoomChange = {
  change: (room: Room, now: number) => Room;
  /** What is written down about it. */
  audit: (before: Room, after: Room) => Pick<AuditedAction, 'action'> & Partial<AuditedAction>;
};

async function changeRoom(roomId: string, actorUid: string, { change, audit }: RoomChange): Promise<void> {
  const command = {
    roomId,
    by: actorUid,
    capability: 'room:settings',
    also: { stored: roomReference(roomId) },
  } as const;
  await commandInRoom(command, ({ tx, now, room: before, head, organization, also }) => {
    const changed = change(before, now);
    if (isDeepStrictEqual(before, changed)) return null;
    const isOtherPlan =
      !isDeepStrictEqual(before.plan, changed.plan) || before.archivedAt !== changed.archivedAt;
    const after = isOtherPlan ? withReminder(changed, now) : changed;
    tx.set(roomReference(roomId), after);
    const action = audit(before, after);
    const written = { ...action, id: auditId(action.action, roomId, versionOf(also.stored)) };
    if (isDeepStrictEqual(before.settings, after.settings)) {
      return { audit: written, outbox: { mirror: [], listings: true } };
    }
    const { latest = null, epoch = 0 } = head ?? {};
    tx.set(
      adminFirestore().doc(`rooms/${roomId}/access/_matrix`),
      matrixDocument(after, latest, epoch + 1, organization),
    );
    const media = { kind: 'update-permissions' } as const;
    return { audit: written, outbox: { mirror: [{ kind: 'matrix' }], media, listings: true } };
  });
}
