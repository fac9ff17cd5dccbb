'use client';

import { useEffect, useRef, useState } from 'react';
import { listRefused, pauseAfterNo, type Pauses } from '../pause-after-no';
import type { Ask } from '../queue';

const none: Pauses = new Map();

/**
 * Until when what was refused is not to be asked for again. It counts from the moment at which this page hears the no,
 * and stays when the row of the ask has gone.
 */
export function usePauses(mine: readonly Ask[]): Pauses {
  const [pauses, setPauses] = useState(none);
  /** Its row is there for a moment longer. */
  const heard = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = listRefused(mine).filter((ask) => !heard.current.has(keyOf(ask)));
    if (fresh.length === 0) return;
    heard.current = new Set([...heard.current, ...fresh.map(keyOf)]);
    const until = Date.now() + pauseAfterNo;
    setPauses((before) => new Map([...before, ...fresh.map(({ kind }) => [kind, until] as const)]));
  }, [mine]);
  return pauses;
}

const keyOf = ({ kind, at }: Ask): string => `${kind} ${at}`;
