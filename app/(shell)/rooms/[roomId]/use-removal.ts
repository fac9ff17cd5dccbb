'use client';

import { useState } from 'react';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { removeMember, restoreMember } from '@/lib/rooms/contract';
import type { Member } from '@/lib/rooms/schema';

type Removed = { member: Member; isDone: boolean };

/**
 * Taking people out of a room at once, with the undo in their place for ten seconds. `removed` is the one that
 * is going, or has gone a moment ago.
 */
export function useRemoval(roomId: string) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const removal = useAction<Member>(async (member, onChecking) => {
    setRemoved({ member, isDone: false });
    try {
      await callServer(removeMember, { roomId, uid: member.uid }, { onChecking });
    } catch (failure) {
      setRemoved(null);
      throw failure;
    }
    setRemoved({ member, isDone: true });
  });
  const undoing = useAction<Member>(async (member, onChecking) => {
    await callServer(restoreMember, { roomId, uid: member.uid }, { onChecking });
    setRemoved(null);
  });
  return {
    removed,
    forget: () => setRemoved(null),
    remove: removal.start,
    undo: undoing.start,
    isUndoing: undoing.state.isPending,
    isChecking: removal.state.isChecking || undoing.state.isChecking,
    error: useUserError(removal.state.failure ?? undoing.state.failure),
  };
}
