'use client';

import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ChatFiles } from '@/components/chat/files/chat-files';
import type { FileWays } from '@/components/files/viewer/file-viewer';
import { FileViewer } from '@/components/files/viewer/lazy-viewer';
import { useWatch } from '@/lib/core/client/use-watch';
import { saveRoomFile } from '@/lib/files/client/file-link';
import { uploadsOf } from '@/lib/files/client/uploads-of-page';
import { watchFiles } from '@/lib/files/client/watch-files';
import type { RoomFile } from '@/lib/files/schema';
import { isViewable } from '@/lib/files/view/viewable';

type ChatFilesInput = {
  roomId: string;
  uid: string;
  /** Some message has a file: only then the list of files is read. */
  hasFiles: boolean;
  ways: FileWays | undefined;
};

/** The files that messages show, and the one that is open. */
export function useFilesOfChat({ roomId, uid, hasFiles, ways }: ChatFilesInput): {
  files: ChatFiles;
  viewer: ReactNode;
} {
  const { value } = useWatch(watchFiles, hasFiles ? roomId : null);
  const queue = uploadsOf(roomId, uid);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
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
    };
  }, [roomId, value, uploads, open]);
  return {
    files,
    viewer: shown ? (
      <FileViewer {...ways} {...{ roomId }} file={shown} onClose={() => setShown(null)} />
    ) : null,
  };
}
