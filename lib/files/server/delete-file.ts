import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { deleteFile } from '@/lib/files/contract';
import { eraseFile } from '@/lib/files/server/erase-file';
import { fileReference } from '@/lib/files/server/file-references';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';

// Whose file it is decides in the transaction.
export const deleteFileCallable = roomCallable(deleteFile, 'room:read', async ({ caller, input }) => {
  await deleteFileIn({ ...input, by: caller.uid });
  return {};
});

type Deletion = { roomId: string; fileId: string; by: string };

/**
 * Deletes a file: first the record, so nobody gets at it any more, then its ink and the bytes. A server that dies
 * between leaves those to `sweepFiles`. A host who deletes the file of another leaves a row in the audit. Throws
 * `access/denied`.
 */
async function deleteFileIn({ roomId, fileId, by }: Deletion): Promise<void> {
  const file = fileReference(roomId, fileId);
  await commandInRoom({ roomId, by, capability: 'room:read', also: { file } }, ({ tx, standing, also }) => {
    const before = also.file.data();
    if (!before) return null;
    const isOwn = before.by === by;
    if (!isOwn && !standing.access['member:moderate'].allowed) throw new AppError('access/denied');
    tx.delete(file);
    if (isOwn) return null;
    const id = auditId('file-deleted', roomId, fileId);
    return { audit: { id, action: 'file-deleted', subjectUid: before.by, before: { kind: before.kind } } };
  });
  await eraseFile(roomId, fileId);
}
