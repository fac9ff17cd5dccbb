'use client';

import type { Why } from '@/lib/audit/reason';
import { callServer } from '@/lib/callables/client/call-server';
import { useRowActions, type RowActions } from '@/lib/core/client/use-row-actions';
import { removeMember, restoreMember } from '@/lib/rooms/contract';
import type { Member } from '@/lib/rooms/schema';

/** Taking people out of a room at once, each with the undo in their place for ten seconds. */
export function useRemoval(roomId: string): RowActions<Member & Why> {
  return useRowActions<Member & Why>({
    keyOf: ({ uid }) => uid,
    act: ({ uid, reason }, onChecking) =>
      callServer(removeMember, { roomId, uid, ...(reason !== undefined && { reason }) }, { onChecking }),
    undo: ({ uid }, onChecking) => callServer(restoreMember, { roomId, uid }, { onChecking }),
  });
}
