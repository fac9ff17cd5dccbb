'use client';

import { useEffect, useState } from 'react';
import type { Call } from '@/lib/call/client/create-call';

/**
 * How often it is counted (ms): a person who sends a thousand messages a second must not render the page as
 * often.
 */
const lookEvery = 2000;

/** How many messages of others this page has dropped since it was opened. */
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
