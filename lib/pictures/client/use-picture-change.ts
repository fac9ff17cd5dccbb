'use client';

import { useState } from 'react';
import { useAction, type ActionState } from '@/lib/core/client/use-action';
import { sendPicture } from './send-picture';

/**
 * Sets and removes a picture, of oneself or of a room.
 *
 * @param choose tells our server which picture counts from now on; null for none
 */
export function usePictureChange(
  uid: string,
  choose: (picture: string | null, onChecking: () => void) => Promise<void>,
): {
  state: ActionState;
  /** What the last change has come to; null while there is none. */
  done: 'set' | 'removed' | null;
  change: (file: File | null) => void;
} {
  const [done, setDone] = useState<'set' | 'removed' | null>(null);
  const { state, start } = useAction<File | null>(async (file, onChecking) => {
    setDone(null);
    await choose(file && (await sendPicture(uid, file)), onChecking);
    setDone(file ? 'set' : 'removed');
  });
  return { state, done, change: start };
}
