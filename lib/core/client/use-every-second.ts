'use client';

import { useEffect, useState } from 'react';

/** Now (ms since 1970), each second anew: for what is counted in seconds. `useNow` is for minutes. */
export function useEverySecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
