'use client';

import { useCallback, useEffect, useState } from 'react';
import { callServer } from '@/lib/core/client/call-server';
import type { CallableOutput } from '@/lib/core/callable-contract';
import { peekInvite } from '../contract';

export type PeekedInvite = CallableOutput<typeof peekInvite>;

type Peek =
  { state: 'loading' } | { state: 'open'; invite: PeekedInvite } | { state: 'failed'; failure: unknown };

/** What an invite is to, asked once; `retry` asks again. */
export function useInvite(code: string): { peek: Peek; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; peek: Peek } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const tell = (peek: Peek) => {
      if (isCurrent) setAnswer({ attempt, peek });
    };
    callServer(peekInvite, { code }).then(
      (invite) => tell({ state: 'open', invite }),
      (failure: unknown) => tell({ state: 'failed', failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { peek: answer?.attempt === attempt ? answer.peek : { state: 'loading' }, retry };
}
