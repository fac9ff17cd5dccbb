'use client';

import { useEffect, useRef, useState } from 'react';

/** Somebody looks at it while something happens (ms). */
const step = 10_000;

export type Polled<Value> = {
  /** The last answer; null before the first. */
  value: Value | null;
  failure: unknown;
  isLoading: boolean;
  refresh: () => Promise<void>;
};

/** What the server says now: asked again every few seconds while the page is looked at, and by `refresh`. */
export function usePolled<Value>(ask: () => Promise<Value>): Polled<Value> {
  const [state, setState] = useState<{ value: Value | null; failure: unknown }>({
    value: null,
    failure: null,
  });
  const [asking, setAsking] = useState(0);
  /** Counts questions; an answer to an older one is for nobody any more. */
  const latest = useRef(0);

  const load = async () => {
    latest.current += 1;
    const number = latest.current;
    setAsking((count) => count + 1);
    try {
      const value = await ask();
      if (number === latest.current) setState({ value, failure: null });
    } catch (failure) {
      if (number === latest.current) setState(({ value }) => ({ value, failure }));
    } finally {
      setAsking((count) => count - 1);
    }
  };
  const loadRef = useRef(load);
  useEffect(() => {
    loadRef.current = load;
  });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void loadRef.current();
    };
    look();
    const timer = setInterval(look, step);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return { ...state, isLoading: asking > 0, refresh: load };
}
