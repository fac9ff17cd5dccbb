import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { deleteFile, finishUpload, makeFileLink, startUpload } from '@/lib/files/contract';
import { filePath } from '@/lib/files/schema';
import { closeLeftUploads } from '@/lib/files/server/close-left-uploads';
import { deleteFileIn } from '@/lib/files/server/delete-file';
import { sealLink } from '@/lib/files/server/file-link';
import { fileReference } from '@/lib/files/server/file-references';
import { finishUploadIn } from '@/lib/files/server/finish-upload';
import { startUploadIn } from '@/lib/files/server/start-upload';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const start = roomCallable(startUpload, 'file:upload', async ({ caller, input }) => {
  await startUploadIn({ ...input, by: caller.uid });
  await closeLeftUploads(input.roomId, input.fileId);
  return { path: filePath(input.roomId, input.fileId) };
});

const finish = roomCallable(finishUpload, 'file:upload', async ({ caller, input }) => {
  await finishUploadIn({ ...input, by: caller.uid });
  return {};
});

// Whose file it is decides in the transaction.
const remove = roomCallable(deleteFile, 'room:read', async ({ caller, input }) => {
  await deleteFileIn({ ...input, by: caller.uid });
  return {};
});

const makeLink = roomCallable(makeFileLink, 'room:read', async ({ caller, input }) => {
  const file = (await fileReference(input.roomId, input.fileId).get()).data();
  if (file?.state !== 'here') throw new AppError('files/not-found');
  return sealLink({ ...input, uid: caller.uid, authTime: caller.authTime });
});

/** The files of a room. */
export const fileCallables = [start, finish, remove, makeLink];
