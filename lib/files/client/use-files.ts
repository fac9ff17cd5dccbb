'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { useWatch } from '@/lib/core/client/use-watch';
import { deleteFile } from '../contract';
import type { RoomFile } from '../schema';
import type { Upload } from './one-upload';
import type { UploadQueue } from './upload-queue';
import { uploadsOf } from './uploads-of-page';
import { watchFiles } from './watch-files';

/** A file that could not even begin, and why, as thrown. */
export type RefusedFile = { readonly name: string; readonly failure: unknown };

export type Files = {
  files: readonly RoomFile[];
  /** The list has come. */
  isReady: boolean;
  /** What keeps it from coming, as thrown. */
  failure: unknown;
  uploads: readonly Upload[];
  refused: readonly RefusedFile[];
  add: (files: readonly File[]) => void;
  dismissRefused: () => void;
  actions: Pick<UploadQueue, 'pause' | 'goOn' | 'cancel'>;
  remove: (fileId: string) => Promise<void>;
};

/** The files of a room, and those that one person is bringing. */
export function useFiles(roomId: string, uid: string): Files {
  const { value, failure } = useWatch(watchFiles, roomId);
  const queue = uploadsOf(roomId, uid);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  useEffect(() => void queue.restore(), [queue]);

  const add = useCallback(
    (files: readonly File[]) => {
      setRefused([]);
      for (const file of files) {
        queue.add(file).catch((thrown: unknown) => {
          setRefused((before) => [...before, { name: file.name, failure: thrown }]);
        });
      }
    },
    [queue],
  );
  return {
    files: value ?? [],
    isReady: value !== undefined,
    ...{ failure, uploads, refused, add },
    dismissRefused: () => setRefused([]),
    actions: queue,
    remove: async (fileId) => {
      await callServer(deleteFile, { roomId, fileId });
    },
  };
}
