import { useCallback, useEffect, useRef, useState } from 'react';
import type { PersonalCapability } from '@/lib/access/host-switches';
import { callServer } from '@/lib/callables/client/call-server';
import { setException, takeBackException } from '@/lib/rooms/contract';
import type { Lending } from '@/lib/rooms/session/lending';
import { readPermissions } from '../contract';
import type { Permission } from '../schema';

export type LendingTime = Exclude<Lending['lasts'], 'once'>;
export type Said = Permission['said'];

/** Something that was changed, by the epoch that the change made. */
export type PermissionChange = { capability: PersonalCapability; said: Said; epoch: number };

type Outlets = {
  /** Is told what was changed when the dialog has closed: until then each answer stands in its row. */
  onChanged: (changes: readonly PermissionChange[], undo: () => void) => void;
  /** What fails by then. */
  onFailed: (thrown: unknown) => void;
};

/**
 * What stands for one person, null until it is known, and the way to change it; from now on only where `mayLast`. It is
 * asked for when it is shown, and after each change: what came of it is the server's to say.
 */
export function usePermissions(roomId: string, uid: string, { onChanged, onFailed }: Outlets) {
  const [permissions, setPermissions] = useState<readonly Permission[] | null>(null);
  const [mayLast, setMayLast] = useState(false);
  const [underWay, setUnderWay] = useState<PersonalCapability | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const changes = useRef<readonly PermissionChange[]>([]);
  const isShown = useRef(true);
  const fail = (thrown: unknown) => (isShown.current ? setFailure(thrown) : onFailed(thrown));

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

  /** Says what was changed, with the way back: the last change first, each to what stood before it. */
  const tell = () => {
    const made = changes.current;
    changes.current = [];
    if (made.length === 0) return;
    const takeBack = async () => {
      for (const { epoch } of [...made].reverse())
        await callServer(takeBackException, { roomId, uid, epoch });
    };
    onChanged(made, () => void takeBack().catch(onFailed));
  };

  const change = async (capability: PersonalCapability, said: Said, lasts: LendingTime) => {
    setUnderWay(capability);
    setFailure(null);
    try {
      const lending = said === 'role' ? null : { allow: said === 'yes', lasts };
      const { epoch } = await callServer(setException, { roomId, uid, capability, lending });
      if (epoch !== null) changes.current = [...changes.current, { capability, said, epoch }];
      if (!isShown.current) tell();
      else await read();
    } catch (thrown) {
      fail(thrown);
    } finally {
      setUnderWay(null);
    }
  };

  return { permissions, mayLast, underWay, failure, change, tell };
}
