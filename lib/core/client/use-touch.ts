'use client';

import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse) and (max-width: 1023px)';

/** Whether this is a phone or a tablet that is touched. The server takes it for neither. */
export const useTouch = (): boolean => useSyncExternalStore(subscribe, read, () => false);

const read = (): boolean => matchMedia(query).matches;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
