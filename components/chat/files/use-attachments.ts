'use client';

import { useCallback, useState } from 'react';
import { uploadsOf } from '@/lib/files/client/uploads-of-page';
import type { RefusedFile } from '@/lib/files/client/use-files';

/** A file that is to go with the next message. */
type Attachment = { readonly id: string; readonly name: string };

export type Attachments = {
  attached: readonly Attachment[];
  refused: readonly RefusedFile[];
  add: (files: readonly File[]) => void;
  /** Takes one away before it is sent: then it does not come into the room either. */
  drop: (id: string) => void;
  /** They have been sent. */
  clear: () => void;
  dismissRefused: () => void;
};

/** The files that somebody puts beside what they write. Their way into the room begins at once. */
export function useAttachments(roomId: string, uid: string): Attachments {
  const queue = uploadsOf(roomId, uid);
  const [attached, setAttached] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const add = useCallback(
    (files: readonly File[]) => {
      setRefused([]);
      for (const file of files) {
        const { name } = file;
        queue.add(file).then(
          (id) => setAttached((before) => [...before, { id, name }]),
          (failure: unknown) => setRefused((before) => [...before, { name, failure }]),
        );
      }
    },
    [queue],
  );
  return {
    attached,
    refused,
    add,
    drop: (id) => {
      queue.takeBack(id);
      setAttached((before) => before.filter((one) => one.id !== id));
    },
    clear: () => setAttached([]),
    dismissRefused: () => setRefused([]),
  };
}
