'use client';

import { useEffect, useState } from 'react';

type Store<State> = { read: () => State; subscribe: (listener: () => void) => () => void };

/**
 * Follows one of the call's stores. A change that a store tells inside `startTransition` is drawn when there is time:
 * `useSyncExternalStore` would draw each at once, also those that keep the connection waiting.
 */
export function useStore<State>(store: Store<State>): State {
  const [seen, setSeen] = useState(() => ({ store, state: store.read() }));
  useEffect(() => {
    const look = () => {
      const state = store.read();
      setSeen((before) => (before.store === store && before.state === state ? before : { store, state }));
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return seen.store === store ? seen.state : store.read();
}
