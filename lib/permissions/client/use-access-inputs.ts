'use client';

import { useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { readAccessInputs } from '../contract';
import type { AccessInputs } from '../access-inputs';

type Seen = { key: string; accessInputs: AccessInputs | null; failure: unknown };

/** A room, and where somebody or nobody is in it, as it was when they were chosen; null while that is looked up. */
export function useAccessInputs(
  uid: string | null,
  roomId: string | null,
): { accessInputs: AccessInputs | null; failure: unknown } {
  const [seen, setSeen] = useState<Seen | null>(null);
  const key = roomId === null ? null : `${roomId} ${uid ?? ''}`;
  useEffect(() => {
    if (key === null || roomId === null) return undefined;
    let isCurrent = true;
    callServer(readAccessInputs, { roomId, uid }).then(
      (accessInputs) => {
        if (isCurrent) setSeen({ key, accessInputs, failure: null });
      },
      (failure: unknown) => {
        if (isCurrent) setSeen({ key, accessInputs: null, failure });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, uid, roomId]);
  return seen !== null && seen.key === key ? seen : { accessInputs: null, failure: null };
}
