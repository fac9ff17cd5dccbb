'use client';

import { use, useEffect, useState } from 'react';
import { SetContext } from '@/components/worksheet/set/set-context';
import type { TypesetLine } from '@/lib/math/show/typeset-line';

/** A line that changes with every frame, as below a slider, is asked about once it rests (ms). */
const restsAfter = 120;
const mostKept = 1_000;

/** What is known of a line, by its text and its reading. */
const kept = new Map<string, TypesetLine>();

/** The words of a line that is set, and the places of its parts; null until the worker has answered. */
export function useTypesetLine(id: string, source: string, tex: string): TypesetLine | null {
  const { typeset } = use(SetContext);
  const key = `${source}\n${tex}`;
  const [line, setLine] = useState<{ key: string; line: TypesetLine } | null>(null);
  const known = kept.get(key) ?? (line?.key === key ? line.line : null);
  const isKnown = known !== null;
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const answer = await typeset(id);
      if (!isCurrent || answer === null) return;
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, answer);
      setLine({ key, line: answer });
    };
    const timer = setTimeout(() => void ask(), restsAfter);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isKnown, id, key, typeset]);
  return known;
}
