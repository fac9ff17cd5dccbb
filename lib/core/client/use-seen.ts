'use client';

import { useCallback, useRef, useState } from 'react';

/** How far below the edge something counts as in view already, so that it is there when it is scrolled to. */
const ahead = '240px';

/** A `ref` that tells when its element comes into view. */
export type WatchSeen = (element: HTMLElement | null) => (() => void) | undefined;

/**
 * Which elements of a list have come into view so far, by their `data-id`. `watch` is the `ref` of each.
 */
export function useSeen(): { seen: readonly string[]; watch: WatchSeen } {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const observer = useRef<IntersectionObserver | null>(null);

  const watch = useCallback<WatchSeen>((element) => {
    if (element === null) return undefined;
    observer.current ??= new IntersectionObserver(
      (entries) => {
        const ids = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => (target as HTMLElement).dataset['id'] ?? '');
        setSeen((before) => {
          const added = ids.filter((id) => !before.includes(id));
          return added.length === 0 ? before : [...before, ...added];
        });
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.current.observe(element);
    return () => observer.current?.unobserve(element);
  }, []);

  return { seen, watch };
}
