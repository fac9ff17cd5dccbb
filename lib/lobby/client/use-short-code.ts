'use client';

import { useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { findShortCode } from '../contract';

/** The short code of a room; undefined while it is looked up, null where there is none. */
export function useShortCode(roomId: string): {
  code: string | null | undefined;
  failure: unknown;
  setCode: (code: string | null) => void;
} {
  const [code, setCode] = useState<string | null>();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    callServer(findShortCode, { roomId }).then(
      (found) => {
        if (isCurrent) setCode(found.code);
      },
      (thrown: unknown) => {
        if (isCurrent) setFailure(thrown);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [roomId]);
  return { code, failure, setCode };
}
