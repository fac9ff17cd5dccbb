'use client';

import { useEffect, useState } from 'react';

const step = 20_000;
const never = () => null;

/**
 * Now, often enough for "in 68 min", and at once when the page is looked at again.
 *
 * @param nextTurn the next instant that must not pass unnoticed, such as that at which something expires
 */
export function useNow(nextTurn: (now: number) => number | null = never): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, step);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  const turn = nextTurn(now);
  useEffect(() => {
    // Only in the last step before it: no timer holds the weeks that an invite may have.
    if (turn === null || turn <= now || turn - now > step) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(1, turn - Date.now()));
    return () => clearTimeout(timer);
  }, [turn, now]);
  return now;
}
