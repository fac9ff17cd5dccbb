'use client';

import { useEffect } from 'react';

/** Well before the row of a join ends, which counts for a day from its last token (ms). */
const renewEvery = 6 * 60 * 60_000;

/** Keeps a person's place in a call longer than the row of their join lasts, by a new token at intervals. */
export function useLongStay(isInCall: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isInCall) return undefined;
    const timer = setInterval(() => void refresh(), renewEvery);
    return () => clearInterval(timer);
  }, [isInCall, refresh]);
}
