'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { searchPeople } from '../contract';
import type { FoundPerson } from '../schema';

/** After the last key (ms): a word is asked for, not each of its letters. */
const pause = 200;

type Found = {
  /** What these were found by; null before the first answer. */
  query: string | null;
  people: readonly FoundPerson[];
  /** Where there may be more. */
  next: string | null;
  failure: unknown;
};

const nothing: Found = { query: null, people: [], next: null, failure: null };

/** People as they are searched for. The last answer stays until the next one is there. */
export function usePeople(query: string): {
  found: Found;
  isLoading: boolean;
  loadMore: () => void;
  tryAgain: () => void;
} {
  const [found, setFound] = useState(nothing);
  const [isLoading, setIsLoading] = useState(true);
  /** Counts questions; an answer to an older one is for nobody any more. */
  const latest = useRef(0);

  const ask = useCallback(async (wanted: string, known: readonly FoundPerson[], after: string | null) => {
    const mine = (latest.current += 1);
    setIsLoading(true);
    try {
      const { people, next } = await callServer(searchPeople, { query: wanted, after });
      if (mine !== latest.current) return;
      setFound({ query: wanted, people: [...known, ...people], next, failure: null });
    } catch (failure) {
      if (mine === latest.current) setFound((before) => ({ ...before, failure }));
    }
    if (mine === latest.current) setIsLoading(false);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void ask(query, [], null), query === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [query, ask]);

  return {
    found,
    isLoading,
    loadMore: () => void ask(query, found.people, found.next),
    tryAgain: () => void ask(query, [], null),
  };
}
