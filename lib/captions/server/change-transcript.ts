import 'server-only';
import { changeTranscript, deleteTranscript } from '@/lib/captions/contract';
import { transcriptOf } from '@/lib/captions/server/transcript-reference';
import { auditId, versionOf } from '@/lib/audit/server/audit-log';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** So many documents go in one transaction, beside its own. */
const step = 400;

export const changeTranscriptCallable = roomCallable(
  changeTranscript,
  'room:settings',
  async ({ caller, input: { roomId, isKept } }) => {
    await changeTranscriptOf(roomId, isKept, caller.uid);
    return {};
  },
);

/** Says whether a room keeps what is said. Throws as `commandInRoom`. */
async function changeTranscriptOf(roomId: string, isKept: boolean, actorUid: string): Promise<void> {
  const command = { roomId, by: actorUid, capability: 'room:settings' } as const;
  await commandInRoom({ ...command, also: { stored: roomReference(roomId) } }, ({ tx, room, also }) => {
    const { transcript, ...rest } = room;
    if ((transcript === true) === isKept) return null;
    tx.set(roomReference(roomId), { ...rest, ...(isKept && { transcript: true as const }) });
    const action = isKept ? 'transcript-begun' : 'transcript-stopped';
    return { audit: { id: auditId(action, roomId, versionOf(also.stored)), action } };
  });
}

export const deleteTranscriptCallable = roomCallable(
  deleteTranscript,
  'member:moderate',
  async ({ caller, input: { roomId, sessionId } }) => {
    await deleteTranscriptOf(roomId, sessionId, caller.uid);
    return {};
  },
);

/**
 * Deletes a session's transcript, some hundred pieces at a time, each time with its row in the audit log. Cut off and
 * run again it goes on. Throws as `commandInRoom`.
 */
async function deleteTranscriptOf(roomId: string, sessionId: string, actorUid: string): Promise<void> {
  const command = { roomId, by: actorUid, capability: 'member:moderate' } as const;
  for (;;) {
    const left = await commandInRoom(command, async ({ tx }) => {
      const { docs } = await tx.get(transcriptOf(roomId, sessionId).limit(step));
      const [first] = docs;
      if (!first) return { outcome: 0 };
      docs.forEach(({ ref }) => tx.delete(ref));
      const id = auditId('transcript-deleted', roomId, sessionId, versionOf(first));
      return { audit: { id, action: 'transcript-deleted' as const }, outcome: docs.length };
    });
    if (left < step) return;
  }
}
