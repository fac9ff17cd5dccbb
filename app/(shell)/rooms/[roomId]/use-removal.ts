'use client';

import { callServer } from '@/lib/core/client/call-server';
import { useDeeds, type Deeds } from '@/lib/core/client/use-deeds';
import { removeMember, restoreMember } from '@/lib/rooms/contract';
import type { Member } from '@/lib/rooms/schema';

/** Taking people out of a room at once, each with the undo in their place for ten seconds. */
export function useRemoval(roomId: string): Deeds<Member> {
  return useDeeds<Member>({
    keyOf: ({ uid }) => uid,
    act: ({ uid }, onChecking) => callServer(removeMember, { roomId, uid }, { onChecking }),
    undo: ({ uid }, onChecking) => callServer(restoreMember, { roomId, uid }, { onChecking }),
  });
}
