import { useCallback, useEffect, useRef, useState } from 'react';
import type { PersonalCapability } from '@/lib/access/host-switches';
import { callServer } from '@/lib/core/client/call-server';
import { setException } from '@/lib/rooms/contract';
import type { Lending } from '@/lib/rooms/lending';
import { readPermissions } from '../contract';
import type { Permission } from '../schema';

export type LendingTime = Exclude<Lending['lasts'], 'once'>;
export type Said = Permission['said'];

/**
 * What stands for one person, null until it is known, and the way to change it; from now on only where `mayLast`. It is
 * asked for when it is shown, and after each change: what came of it is the server's to say.
 */
export function usePermissions(roomId: string, uid: string) {
  const [permissions, setPermissions] = useState<readonly Permission[] | null>(null);
  const [mayLast, setMayLast] = useState(false);
  const [underWay, setUnderWay] = useState<PersonalCapability | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isShown = useRef(true);

  const read = useCallback(async () => {
    const answer = await callServer(readPermissions, { roomId, uid });
    if (!isShown.current) return;
    setPermissions(answer.permissions);
    setMayLast(answer.mayLast);
  }, [roomId, uid]);

  useEffect(() => {
    isShown.current = true;
    read().catch(setFailure);
    return () => void (isShown.current = false);
  }, [read]);

  const change = async (capability: PersonalCapability, said: Said, lasts: LendingTime) => {
    setUnderWay(capability);
    setFailure(null);
    try {
      const lending = said === 'role' ? null : { allow: said === 'yes', lasts };
      await callServer(setException, { roomId, uid, capability, lending });
      await read();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setUnderWay(null);
    }
  };

  return { permissions, mayLast, underWay, failure, change };
}
