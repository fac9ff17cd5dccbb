import 'server-only';
import { documentPath, inkPlaceOfFile, knownInkPath } from '@/lib/documents/document-place';
import { filePath } from '@/lib/files/schema';
import { deleteObject } from '@/lib/firebase/server/objects';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';

/**
 * Deletes what is left of a file without a record: its ink, then its bytes. As long as the bytes are there,
 * `sweepFiles` finds the rest. Running it again is harmless. Throws `server/unavailable`.
 */
export async function eraseFile(roomId: string, fileId: string): Promise<void> {
  // Without its mark nobody draws there again.
  await patchDatabase({
    [knownInkPath(roomId, fileId)]: null,
    [documentPath(inkPlaceOfFile(roomId, fileId))]: null,
  });
  await deleteObject(filePath(roomId, fileId));
}

/** The same for the path of a file, as a record and an object have it. */
export async function eraseFileAt(path: string): Promise<void> {
  const [, roomId, , fileId] = path.split('/');
  if (roomId !== undefined && fileId !== undefined) await eraseFile(roomId, fileId);
}
