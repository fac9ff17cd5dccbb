'use client';

import { useCallback, useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { readReceipt } from '../contract';
import type { Receipt } from '../receipt';

type Answer = { question: string; receipt: Receipt | null; failure: unknown };

export type ReadReceipt = {
  /** Undefined while it is being asked for, null where there is none. */
  receipt: Receipt | null | undefined;
  failure: unknown;
  retry: () => void;
};

/**
 * The receipt of a session, read once; `retry` asks again.
 *
 * @param as whose receipt a host looks at; null for one's own
 */
export function useReceipt(roomId: string, sessionId: string, as: string | null): ReadReceipt {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const question = `${roomId} ${sessionId} ${as ?? ''} ${tries}`;
  useEffect(() => {
    let isGone = false;
    callServer(readReceipt, { roomId, sessionId, as }).then(
      ({ receipt }) => isGone || setAnswer({ question, receipt, failure: null }),
      (failure: unknown) => isGone || setAnswer({ question, receipt: null, failure }),
    );
    return () => {
      isGone = true;
    };
  }, [roomId, sessionId, as, question]);
  const current = answer?.question === question ? answer : null;
  const failure = current?.failure ?? null;
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { receipt: current === null || failure !== null ? undefined : current.receipt, failure, retry };
}
