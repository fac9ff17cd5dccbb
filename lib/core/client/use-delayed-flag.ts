'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Follows `flag`, but late: true only after it has been so for `delayMs`, and then for at least `minMs`. What
 * is quick shows no waiting at all, and what is shown does not flicker.
 */
export function useDelayedFlag(flag: boolean, { delayMs = 300, minMs = 400 } = {}): boolean {
  const [isShown, setIsShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (flag === isShown) return undefined;
    const wait = flag ? delayMs : Math.max(0, shownAt.current + minMs - performance.now());
    const timer = setTimeout(() => {
      if (flag) shownAt.current = performance.now();
      setIsShown(flag);
    }, wait);
    return () => clearTimeout(timer);
  }, [flag, isShown, delayMs, minMs]);

  return isShown;
}
