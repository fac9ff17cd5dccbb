'use client';

import { useEffect, useRef, useState } from 'react';
import type { Explanation } from '@/lib/math/explain/explanation';
import type { Calculation } from './use-results';

/** How a cell came to its result, as it is now. Undefined until the first answer, null where nothing can be said. */
export function useExplanation(
  id: string,
  { explain, results }: Calculation,
): Explanation | null | undefined {
  const [found, setFound] = useState<Explanation | null | undefined>(undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // While a slider moves, results come faster than answers. Answers come in order, so each of them is drawn.
  useEffect(() => {
    void explain(id).then((next) => {
      if (isHere.current) setFound((before) => next ?? before ?? null);
    });
  }, [id, explain, results]);
  return found;
}
