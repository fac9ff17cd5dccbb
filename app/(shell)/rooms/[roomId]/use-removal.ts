'use client';

import type { Why } from '@/lib/audit/reason';
import { callServer } from '@/lib/callables/client/call-server';
import { useDeeds, type Deeds } from '@/lib/core/client/use-deeds';
import { removeMember, restoreMember } from '@/lib/rooms/contract';
import type { Member } from '@/lib/rooms/schema';

/** Taking people out of a room at once, each with the undo in their place for ten seconds. */
export function useRemoval(roomId: string): Deeds<Member & Why> {
  return useDeeds<Member & Why>({
    keyOf: ({ uid }) => uid,
    act: ({ uid, reason }, onChecking) =>
      callServer(removeMember, { roomId, uid, ...(reason !== undefined && { reason }) }, { onChecking }),
    undo: ({ uid }, onChecking) => callServer(restoreMember, { roomId, uid }, { onChecking }),
  });
}
