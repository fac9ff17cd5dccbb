import { useEffect, useRef } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { readAdmitWish } from '@/lib/lobby/at-door';
import { admitFromLobby } from '@/lib/lobby/contract';

/**
 * Lets in whom the host promised to at *Join and admit*, as soon as the host is in the call. It is done once. A failure
 * is seen inside: the person is still in the list of those who wait.
 */
export function useAdmitOnEntry(roomId: string, isInside: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    const uids = readAdmitWish(location.search);
    if (!isInside || isDone.current || uids.length === 0) return;
    isDone.current = true;
    // A reload lets in nobody a second time.
    history.replaceState(history.state, '', location.pathname);
    void callServer(admitFromLobby, { roomId, uids }, { isUnasked: true }).catch(() => undefined);
  }, [roomId, isInside]);
}
