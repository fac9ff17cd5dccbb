'use client';

import { useEffect, useRef } from 'react';
import { BATCH_MS, compareMovements, type Movements } from '../../announcements';
import type { CallPerson } from '../../call-person';

/** Reports who came and who went, gathered over three seconds. Oneself is not news. */
export function useMovements(
  people: readonly CallPerson[],
  isInCall: boolean,
  report: (movements: Movements, present: number) => void,
): void {
  const latest = useRef({ people, report });
  useEffect(() => {
    latest.current = { people, report };
  });

  useEffect(() => {
    if (!isInCall) return undefined;
    let known: ReadonlyMap<string, string> | null = null;
    const timer = setInterval(() => {
      const { people: now, report: tell } = latest.current;
      const after = new Map(now.filter(({ isMe }) => !isMe).map(({ uid, name }) => [uid, name]));
      if (known) tell(compareMovements(known, after), after.size + 1);
      known = after;
    }, BATCH_MS);
    return () => clearInterval(timer);
  }, [isInCall]);
}
