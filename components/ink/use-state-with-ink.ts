'use client';

import { useSyncExternalStore } from 'react';
import { useInkDesk } from '@/components/ink/ink-desk';
import type { DocumentState } from '@/lib/documents/document-state';
import { stateWithInk } from '@/lib/ink/client/pad/state-with-ink';

const never = { subscribe: () => () => undefined, read: () => null };

/** How it is with a sheet and with what is drawn on it: both are kept, or not all is. */
export function useStateWithInk(sheet: DocumentState): DocumentState {
  const shelf = useInkDesk()?.shelf.ink ?? never;
  const ink = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  const store = ink?.state ?? never;
  return stateWithInk(sheet, useSyncExternalStore(store.subscribe, store.read, store.read));
}
