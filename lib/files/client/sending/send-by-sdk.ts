import { AppError } from '@/lib/errors/app-error';
import { loadStorage } from '@/lib/firebase/client/load-firebase';
import type { KeptUpload, Sending } from '../upload-ports';

/** Sends a file by the SDK's own upload: a small one in one request, else in parts. It ends with its page. */
export function sendBySdk(
  { blob, type, size }: KeptUpload,
  path: string,
  onProgress: (sent: number) => void,
): Sending {
  const begun = loadStorage().then((kit) => {
    const task = kit.uploadBytesResumable(kit.ref(kit.storage, path), blob, { contentType: type });
    task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
    // In an object, because a task is itself a promise of its end.
    return { task };
  });
  const withTask = (work: (task: Awaited<typeof begun>['task']) => void) =>
    void begun.then(
      ({ task }) => work(task),
      () => undefined,
    );
  return {
    result: begun.then(async ({ task }) => {
      const { metadata } = await task;
      // A part whose answer was lost can have been sent twice.
      if (metadata.size !== size) throw new AppError('files/not-as-told');
    }),
    pause: () => withTask((task) => task.pause()),
    resume: () => withTask((task) => task.resume()),
    cancel: () =>
      withTask((task) => {
        // A task that stands still hears no `cancel`.
        task.resume();
        task.cancel();
      }),
  };
}
