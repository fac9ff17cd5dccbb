/**
 * One value outside React, in the shape that `useSyncExternalStore` follows. Every `set` and `update` tells the
 * listeners, even when the value is the same.
 */
export function createStore<State>(first: State) {
  let state = first;
  const listeners = new Set<() => void>();
  const set = (next: State): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  return {
    read: (): State => state,
    set,
    update: (change: (before: State) => State): void => set(change(state)),
    /** Returns the way to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
