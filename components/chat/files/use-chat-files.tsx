'use client';

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ChatFiles } from '@/components/chat/files/chat-files';
import type { FileWays } from '@/components/files/viewer/view-props';
import { FileViewer } from '@/components/files/viewer/lazy-viewer';
import { useWatch } from '@/lib/core/client/use-watch';
import { saveRoomFile } from '@/lib/files/client/file-link';
import { uploadsOf } from '@/lib/files/client/uploads-of-page';
import { watchFiles } from '@/lib/files/client/watch-files';
import type { RoomFile } from '@/lib/files/schema';
import type { PictureWays } from '@/lib/files/client/create-picture-streams';
import { findTransfer, type Transfer } from '@/lib/files/stream/transfer';
import { isViewable } from '@/lib/files/view/viewable';

type ChatFilesInput = {
  roomId: string;
  uid: string;
  /** Some message has a file: only then the list of files is read. */
  hasFiles: boolean;
  ways: FileWays | undefined;
  /** The pictures that the call carries; undefined where there is no call. */
  pictures: PictureWays | undefined;
};

/** The files that messages show, and the one that is open. */
export function useFilesOfChat({ roomId, uid, hasFiles, ways, pictures }: ChatFilesInput): {
  files: ChatFiles;
  /** Lets the call carry a picture of a message to its readers (`Audience`), beside its upload. */
  carry: (id: string, to: string) => void;
  viewer: ReactNode;
} {
  const { value } = useWatch(watchFiles, hasFiles ? roomId : null);
  const queue = uploadsOf(roomId, uid);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const carried = useCarried(pictures, value);
  const carry = useCallback(
    (id: string, to: string) => {
      const upload = queue.read().find((one) => one.id === id);
      if (upload) pictures?.send(upload, to);
    },
    [queue, pictures],
  );
  const [shown, setShown] = useState<RoomFile | null>(null);
  const open = useCallback(
    (file: RoomFile) => {
      if (isViewable(file)) setShown(file);
      else void saveRoomFile(roomId, file.id).catch(() => undefined);
    },
    [roomId],
  );
  const files = useMemo(() => {
    const byId = new Map(value?.map((file) => [file.id, file]));
    return {
      ...{ roomId, open },
      isReady: value !== undefined,
      find: (id: string) => byId.get(id),
      findUpload: (id: string) => uploads.find((upload) => upload.id === id),
      findPicture: (from: string, id: string) => findTransfer(carried, from, id),
      stop: (id: string) => {
        pictures?.stop(id);
        queue.takeBack(id);
      },
    };
  }, [roomId, value, uploads, open, carried, pictures, queue]);
  return {
    ...{ files, carry },
    viewer: shown ? (
      <FileViewer {...ways} {...{ roomId }} file={shown} onClose={() => setShown(null)} />
    ) : null,
  };
}

const nothing: readonly Transfer[] = [];
const readNothing = () => nothing;
const subscribeToNothing = () => () => undefined;

/** The pictures that the call carries. Those whose files are stored are let go. */
function useCarried(
  pictures: PictureWays | undefined,
  stored: readonly RoomFile[] | undefined,
): readonly Transfer[] {
  const read = pictures?.read ?? readNothing;
  const carried = useSyncExternalStore(pictures?.subscribe ?? subscribeToNothing, read, readNothing);
  useEffect(() => {
    const ids = new Set(stored?.map(({ id }) => id));
    for (const { from, file } of carried) if (ids.has(file)) pictures?.forget(from, file);
  }, [pictures, stored, carried]);
  return carried;
}
