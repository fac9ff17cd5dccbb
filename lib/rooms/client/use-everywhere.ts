'use client';

import { useEffect, useRef, useState } from 'react';
import type { UserError } from '@/lib/errors/to-user-error';

/**
 * Whether an error that says that not everyone has a change yet is over; as long as it is shown, its page has the change
 * carried on. What that needs is fetched only then. `onEverywhere` is called once, when it is over.
 */
export function useEverywhere(error: UserError | null, onEverywhere?: () => void): boolean {
  const [over, setOver] = useState<UserError | null>(null);
  const latest = useRef(onEverywhere);
  useEffect(() => {
    latest.current = onEverywhere;
  });

  useEffect(() => {
    const roomId = error?.roomId;
    if (roomId === undefined) return undefined;
    let isStopped = false;
    const wait = async () => {
      const [{ waitUntilEverywhere }, { callServer }, { finishChanges }] = await Promise.all([
        import('./wait-until-everywhere'),
        import('@/lib/callables/client/call-server'),
        import('../contract'),
      ]);
      const isEverywhere = await waitUntilEverywhere({
        ask: async () => (await callServer(finishChanges, { roomId }, { isUnasked: true })).isDone,
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        isStopped: () => isStopped,
      });
      if (!isEverywhere || isStopped) return;
      setOver(error);
      latest.current?.();
    };
    // A part that cannot be fetched leaves the sentence where it is.
    void wait().catch(() => undefined);
    return () => {
      isStopped = true;
    };
  }, [error]);

  return error !== null && over === error;
}
