'use client';

import { useEffect, useState } from 'react';

/**
 * Something that is watched: calls `next` with each value and whether it comes from the service (and not only
 * from what this page remembers), `fail` when the watch ended by itself. Returns its stop function.
 */
export type Watch<T> = (observer: {
  next: (value: T, isFromService: boolean) => void;
  fail: (thrown: unknown) => void;
}) => () => void;

export type Watched<T> = {
  value: T | undefined;
  /** The value is what the service said last, and the service is there. */
  isCurrent: boolean;
  failure: unknown;
};

const nothing: Watched<never> = { value: undefined, isCurrent: false, failure: null };

/**
 * Follows a watch while the component is there. Another `watch` starts from nothing, so make it with
 * `useCallback`; null watches nothing.
 */
export function useWatch<T>(watch: Watch<T> | null): Watched<T> {
  const [seen, setSeen] = useState<{ watch: Watch<T>; watched: Watched<T> } | null>(null);

  useEffect(() => {
    if (watch === null) return undefined;
    return watch({
      next: (value, isCurrent) => setSeen({ watch, watched: { value, isCurrent, failure: null } }),
      fail: (failure) =>
        setSeen((before) => ({
          watch,
          watched: {
            value: before?.watch === watch ? before.watched.value : undefined,
            isCurrent: false,
            failure,
          },
        })),
    });
  }, [watch]);

  return seen !== null && seen.watch === watch ? seen.watched : nothing;
}
