'use client';

import { useEffect, useState } from 'react';
import { readSpanChanges, type AskedSpan, type SpanChanges } from './read-span-changes';

type Read = { question: string; found: SpanChanges | null; failure: unknown };

/** Reads once what changed in a sheet; `found` is undefined while it is on its way. */
export function useSpanChanges({ roomId, sheetId, createdAt, from, until }: AskedSpan): {
  found: SpanChanges | null | undefined;
  failure: unknown;
} {
  const [read, setRead] = useState<Read | null>(null);
  const question = [roomId, sheetId, from, until].join(' ');
  useEffect(() => {
    let isGone = false;
    readSpanChanges({ roomId, sheetId, createdAt, from, until }).then(
      (found) => isGone || setRead({ question, found, failure: null }),
      (failure: unknown) => isGone || setRead({ question, found: null, failure }),
    );
    return () => {
      isGone = true;
    };
  }, [roomId, sheetId, createdAt, from, until, question]);
  const current = read?.question === question ? read : null;
  return { found: current?.found, failure: current?.failure ?? null };
}
