'use client';

import { useEffect, useState } from 'react';

/** The current time (ms since 1970), updated each second: for counting seconds. `useNow` is for minutes. */
export function useEverySecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
