'use client';

import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { archiveRoom } from '@/lib/rooms/contract';

/** Putting the room of a page away and bringing it back. */
export function useArchive() {
  const { state, start } = useAction<{ roomId: string; isArchived: boolean }>(async (change, onChecking) => {
    await callServer(archiveRoom, change, { onChecking });
  });
  return { state, error: useUserError(state.failure), setArchived: start };
}
