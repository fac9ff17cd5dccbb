'use client';

import { useSyncExternalStore } from 'react';

type Store<State> = { read: () => State; subscribe: (listener: () => void) => () => void };

/** Follows one of the call's stores. They exist in the browser only, so there is no server state. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
