'use client';

import { useCallback, useEffect, useState } from 'react';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { liftBan, listBans } from '../contract';

export type ListedBan = CallableOutput<typeof listBans>['bans'][number];

/** Who is banned from a room, null until it is known, and the way to end a ban. It asks once, when it is shown. */
export function useBans(roomId: string) {
  const [bans, setBans] = useState<readonly ListedBan[] | null>(null);
  const [lifted, setLifted] = useState<ReadonlySet<string>>(new Set());
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    callServer(listBans, { roomId }).then(
      (answer) => isCurrent && setBans(answer.bans),
      (thrown: unknown) => isCurrent && setFailure(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [roomId]);

  const lift = useCallback(
    async (uid: string) => {
      setUnderWay(uid);
      setFailure(null);
      try {
        await callServer(liftBan, { roomId, uid });
        setLifted((others) => new Set([...others, uid]));
      } catch (thrown) {
        setFailure(thrown);
      } finally {
        setUnderWay(null);
      }
    },
    [roomId],
  );

  return { bans, lifted, underWay, failure, lift };
}
