'use client';

import { useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { readSituation } from '../contract';
import type { Situation } from '../situation';

type Seen = { key: string; situation: Situation | null; failure: unknown };

/** A room, and where somebody or nobody is in it, as it was when they were chosen; null while that is looked up. */
export function useSituation(
  uid: string | null,
  roomId: string | null,
): { situation: Situation | null; failure: unknown } {
  const [seen, setSeen] = useState<Seen | null>(null);
  const key = roomId === null ? null : `${roomId} ${uid ?? ''}`;
  useEffect(() => {
    if (key === null || roomId === null) return undefined;
    let isCurrent = true;
    callServer(readSituation, { roomId, uid }).then(
      (situation) => {
        if (isCurrent) setSeen({ key, situation, failure: null });
      },
      (failure: unknown) => {
        if (isCurrent) setSeen({ key, situation: null, failure });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, uid, roomId]);
  return seen !== null && seen.key === key ? seen : { situation: null, failure: null };
}
