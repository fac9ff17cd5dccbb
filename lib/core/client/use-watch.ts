'use client';

import { useEffect, useMemo, useState } from 'react';

/**
 * Something that is watched: calls `next` with each value and whether it comes from the service (and not only from
 * what this page remembers), `fail` when the watch ended by itself. Returns its stop function. A value that this device
 * has kept from an earlier page comes with the time from which it is (ms since 1970).
 */
export type Watch<T> = (observer: {
  next: (value: T, isFromService: boolean, seenAt?: number) => void;
  fail: (thrown: unknown) => void;
}) => () => void;

export type Watched<T> = {
  value: T | undefined;
  /** The value is what the service said last, and the service is there. */
  isCurrent: boolean;
  failure: unknown;
  /** From when the value is (ms since 1970), where this device has kept it from an earlier page. */
  seenAt?: number;
};

type OrNull<Ids extends string[]> = { [Place in keyof Ids]: Ids[Place] | null };

const nothing: Watched<never> = { value: undefined, isCurrent: false, failure: null };

/**
 * Follows one thing while the component is there: `useWatch(watchRoom, roomId)`. Another id, or another function,
 * starts from nothing; a null among the ids watches nothing. Without ids it takes the watch itself.
 */
export function useWatch<T>(watch: Watch<T> | null): Watched<T>;
export function useWatch<T, Ids extends [string, ...string[]]>(
  watchOf: (...ids: Ids) => Watch<T>,
  ...ids: OrNull<Ids>
): Watched<T>;
export function useWatch<T>(
  given: Watch<T> | ((...ids: string[]) => Watch<T>) | null,
  ...ids: (string | null)[]
): Watched<T> {
  // As one text, because the array itself is another one each time.
  const key = JSON.stringify(ids);
  const watch = useMemo(() => {
    const known = JSON.parse(key) as (string | null)[];
    if (known.length === 0) return given as Watch<T> | null;
    return known.includes(null) ? null : (given as (...ids: string[]) => Watch<T>)(...(known as string[]));
  }, [given, key]);

  return useOneWatch(watch);
}

function useOneWatch<T>(watch: Watch<T> | null): Watched<T> {
  const [seen, setSeen] = useState<{ watch: Watch<T>; watched: Watched<T> } | null>(null);

  useEffect(() => {
    if (watch === null) return undefined;
    return watch({
      next: (value, isCurrent, seenAt) =>
        setSeen({
          watch,
          watched: { value, isCurrent, failure: null, ...(seenAt !== undefined && { seenAt }) },
        }),
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
