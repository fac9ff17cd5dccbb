'use client';

import { useEffect, useRef, useState } from 'react';
import type { Watch } from './use-watch';

/**
 * Follows several things at once, by their ids, which may come and go. What has not been seen yet, or cannot be,
 * is missing.
 *
 * @param watchOf stays the same as long as what is watched does
 */
export function useWatchEach<T>(
  ids: readonly string[],
  watchOf: (id: string) => Watch<T>,
): ReadonlyMap<string, T> {
  const [seen, setSeen] = useState<ReadonlyMap<string, T>>(new Map());
  const running = useRef(new Map<string, () => void>());
  const wanted = ids.toSorted().join(' ');

  useEffect(() => {
    const put = (id: string, value: T | undefined) =>
      setSeen((before) => {
        const after = new Map(before);
        if (value === undefined) after.delete(id);
        else after.set(id, value);
        return after;
      });
    const wantedNow = new Set(wanted.split(' ').filter(Boolean));
    for (const [id, stop] of running.current) {
      if (wantedNow.has(id)) continue;
      stop();
      running.current.delete(id);
      put(id, undefined);
    }
    for (const id of wantedNow) {
      if (running.current.has(id)) continue;
      const stop = watchOf(id)({ next: (value) => put(id, value), fail: () => put(id, undefined) });
      running.current.set(id, stop);
    }
  }, [wanted, watchOf]);

  useEffect(() => {
    const watches = running.current;
    // Others are watched from now on, or nobody any more.
    return () => {
      watches.forEach((stop) => stop());
      watches.clear();
      setSeen(new Map());
    };
  }, [watchOf]);

  return seen;
}
