import { useSyncExternalStore } from 'react';

type Store<State> = { read: () => State; subscribe: (listener: () => void) => () => void };

/** The value of a store, or `none` while there is no store. */
export function useFollowStore<State>(store: Store<State> | null, none: State): State {
  const read = () => store?.read() ?? none;
  return useSyncExternalStore(
    (listener) => store?.subscribe(listener) ?? noStop,
    read,
    () => none,
  );
}

const noStop = () => undefined;
