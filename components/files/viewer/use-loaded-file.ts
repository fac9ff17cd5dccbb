'use client';

import { useEffect, useState } from 'react';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { UserError } from '@/lib/errors/to-user-error';
import { readFileText } from '@/lib/files/client/file-link';

/**
 * What is read of a file; null until it is there.
 *
 * @param load a function that stays the same for as long as the file does
 */
export function useLoadedFile<Value>(
  load: (roomId: string, fileId: string) => Promise<Value>,
  roomId: string,
  fileId: string,
): { value: Value | null; error: UserError | null } {
  const [read, setRead] = useState<{ value: Value | null; failure: unknown }>({ value: null, failure: null });
  useEffect(() => {
    let isCurrent = true;
    load(roomId, fileId).then(
      (value) => isCurrent && setRead({ value, failure: null }),
      (failure: unknown) => isCurrent && setRead({ value: null, failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, roomId, fileId]);
  return { value: read.value, error: useUserError(read.failure) };
}

/** The text of a file, and whether its encoding is a guess; null until it is there. */
export function useFileText(roomId: string, fileId: string) {
  const { value, error } = useLoadedFile(readFileText, roomId, fileId);
  return { text: value?.text ?? null, isGuess: value?.isGuess === true, error };
}
