import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { makeFileLink } from '@/lib/files/contract';
import { deleteFileCallable } from '@/lib/files/server/delete-file';
import { sealLink } from '@/lib/files/server/file-link';
import { fileReference } from '@/lib/files/server/file-references';
import { finishUploadCallable } from '@/lib/files/server/finish-upload';
import { startUploadCallable } from '@/lib/files/server/start-upload';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const makeLink = roomCallable(makeFileLink, 'room:read', async ({ caller, input }) => {
  const file = (await fileReference(input.roomId, input.fileId).get()).data();
  if (file?.state !== 'here') throw new AppError('files/not-found');
  return sealLink({ ...input, uid: caller.uid, authTime: caller.authTime });
});

/** The files of a room. */
export const fileCallables = [startUploadCallable, finishUploadCallable, deleteFileCallable, makeLink];
