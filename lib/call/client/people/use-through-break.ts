'use client';

import { useEffect, useState } from 'react';

/** How long the others may need to come back after a break (ms). */
const patience = 5000;

/**
 * What was so before the call's line broke, for as long as it is made again and the others come back. Somebody who is
 * missing meanwhile has not left.
 *
 * @param isBroken the person was in the call, and is not now
 */
export function useThroughBreak<Value>(value: Value, isBroken: boolean): Value {
  const [kept, setKept] = useState(value);
  const [isHeld, setHeld] = useState(isBroken);
  if (isBroken && !isHeld) setHeld(true);
  const holds = isBroken || isHeld;
  if (!holds && kept !== value) setKept(value);
  useEffect(() => {
    if (!isHeld || isBroken) return undefined;
    const timer = setTimeout(() => setHeld(false), patience);
    return () => clearTimeout(timer);
  }, [isHeld, isBroken]);
  return holds ? kept : value;
}
