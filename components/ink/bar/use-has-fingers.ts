'use client';

import { useSyncExternalStore } from 'react';

const query = '(any-pointer: coarse)';

/** Whether the screen can be touched, whatever else points at it. */
export const useHasFingers = (): boolean => useSyncExternalStore(subscribe, read, () => false);

const read = (): boolean => matchMedia(query).matches;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
