import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { finishUpload } from '@/lib/files/contract';
import {
  closeToPublic,
  deleteObject,
  findObject,
  readHead,
  type StoredObject,
} from '@/lib/firebase/server/objects';
import { findType } from '@/lib/files/find-type';
import { headBytes } from '@/lib/files/limits';
import { filePath, type FileRecord } from '@/lib/files/schema';
import { fileReference } from '@/lib/files/server/file-references';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const finishUploadCallable = roomCallable(finishUpload, 'file:upload', async ({ caller, input }) => {
  await finishUploadIn({ ...input, by: caller.uid });
  return {};
});

type Arrival = { roomId: string; fileId: string; by: string };

/**
 * Looks at the bytes of a file that was announced, and shows it to the room. What is not as it was announced is deleted
 * with its record.
 *
 * Throws `files/not-found`, `access/denied` for another's file, `files/not-arrived` and `files/not-as-told`.
 */
async function finishUploadIn({ roomId, fileId, by }: Arrival): Promise<void> {
  const file = fileReference(roomId, fileId);
  const announced = (await file.get()).data();
  if (!announced) throw new AppError('files/not-found');
  if (announced.by !== by) throw new AppError('access/denied');
  if (announced.state === 'here') return;
  const path = filePath(roomId, fileId);
  const object = await findObject(path);
  if (!object) throw new AppError('files/not-arrived');
  const [isRight] = await Promise.all([isAsTold(announced, object, path), closeToPublic(path)]);
  if (!isRight) {
    await file.delete();
    await deleteObject(path);
    throw new AppError('files/not-as-told');
  }
  await commandInRoom({ roomId, by, capability: 'file:upload', also: { file } }, ({ tx, now, also }) => {
    const before = also.file.data();
    if (!before) throw new AppError('files/not-found');
    if (before.state === 'here') return null;
    tx.set(file, { ...before, at: now, state: 'here', generation: object.generation });
    return { outbox: { mirror: [{ kind: 'file', id: fileId }] } };
  });
}

async function isAsTold(told: FileRecord, object: StoredObject, path: string): Promise<boolean> {
  const isWrapped = object.encoding !== '' && object.encoding !== 'identity';
  if (object.size !== told.size || object.type !== told.type || isWrapped) return false;
  return findType(told.name, await readHead(path, headBytes)) === told.type;
}
