'use client';

import { useEffect, useRef, useState } from 'react';
import type { UserError } from '@/lib/errors/to-user-error';

/**
 * Whether the error that not everyone has a change yet is over. While the error is shown, the page makes the
 * server finish the change; that code loads only then. Calls `onEverywhere` once, when it is over.
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
    // If the code cannot be loaded, the error stays.
    void wait().catch(() => undefined);
    return () => {
      isStopped = true;
    };
  }, [error]);

  return error !== null && over === error;
}
