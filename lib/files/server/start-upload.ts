import 'server-only';
import { AggregateField, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/lib/errors/app-error';
import { startUpload } from '@/lib/files/contract';
import { kindOf } from '@/lib/files/file-types';
import { overQuota, type Usage } from '@/lib/files/quota';
import { filePath, type FileRecord } from '@/lib/files/schema';
import { closeLeftUploads } from '@/lib/files/server/close-left-uploads';
import { fileReference, filesOf } from '@/lib/files/server/file-references';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { memberReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const startUploadCallable = roomCallable(startUpload, 'file:upload', async ({ caller, input }) => {
  await startUploadIn({ ...input, by: caller.uid });
  await closeLeftUploads(input.roomId, input.fileId);
  return { path: filePath(input.roomId, input.fileId) };
});

type Announcement = Pick<FileRecord, 'name' | 'type' | 'size' | 'by'> & { roomId: string; fileId: string };

/**
 * Makes the record by which the rules of Storage let the bytes of a file in. Repeated by the same person before the
 * bytes are there, it stands as it is. Throws `files/person-full`, `files/room-full`, `rooms/archived`, and
 * `access/denied` for the id of another's file.
 */
export async function startUploadIn({ roomId, fileId, name, type, size, by }: Announcement): Promise<void> {
  const file = fileReference(roomId, fileId);
  const member = memberReference(roomId, by);
  await commandInRoom(
    { roomId, by, capability: 'file:upload', also: { file, member } },
    async ({ tx, now, room, also }) => {
      if (room.archivedAt !== undefined) throw new AppError('rooms/archived');
      const before = also.file.data();
      if (before && before.by !== by) throw new AppError('access/denied');
      if (before) return null;
      const refusal = overQuota(await readUsage(tx, roomId, by), size);
      if (refusal) throw new AppError(refusal);
      const byName = also.member.data()?.name ?? '';
      tx.set(file, { name, kind: kindOf(type), type, size, by, byName, at: now, state: 'coming' });
      return null;
    },
  );
}

/** What is announced counts like what is there. */
async function readUsage(tx: Transaction, roomId: string, uid: string): Promise<Usage> {
  const files = filesOf(roomId);
  const [everything, own] = await Promise.all([
    tx.get(files.aggregate({ files: AggregateField.count(), room: AggregateField.sum('size') })),
    tx.get(files.where('by', '==', uid).aggregate({ person: AggregateField.sum('size') })),
  ]);
  return { ...everything.data(), ...own.data() };
}
