'use client';

import { useEffect, useState } from 'react';
import type { Call } from '@/lib/call/client/create-call';

/** How often it is looked at (ms): whoever sends a thousand a second must not draw the page anew as often. */
const lookEvery = 2000;

/** How many messages of others this page has left out, since it was opened. */
export function useLeftOut({ data }: Pick<Call, 'data'>): number {
  const [count, setCount] = useState(() => countDropped(data));
  useEffect(() => {
    const timer = setInterval(() => setCount(countDropped(data)), lookEvery);
    return () => clearInterval(timer);
  }, [data]);
  return count;
}

const countDropped = (data: Call['data']): number =>
  [...data.readDropped().values()].reduce((sum, count) => sum + count, 0);
