import { useEffect, useRef } from 'react';
import { forgetWaiting, recallWaiting, rememberWaiting } from '@/lib/call/client/devices/call-memory';
import type { TicketState } from '@/lib/call/client/ticket/ticket-keeper';
import { isAppError } from '@/lib/errors/app-error';

/** The visit begins in the lobby: the way here was *Wait in the room*, or a reload of a page that waited there. */
export const beginsByWaiting = (roomId: string): boolean =>
  new URLSearchParams(location.search).has('wait') || recallWaiting(roomId);

/** No answer about the room is at hand: it is being asked, or the line is away. */
export const isUnheard = (state: TicketState): boolean =>
  state.status === 'loading' ||
  (state.status === 'refused' &&
    state.kind === 'wait' &&
    !(isAppError(state.thrown) && state.thrown.code.startsWith('rooms/')));

/** Keeps for a reload that this page waits, and forgets it when the waiting has ended. */
export function useRememberedWaiting(roomId: string, isWaiting: boolean): void {
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting) rememberWaiting(roomId);
    else if (wasWaiting.current) forgetWaiting();
    wasWaiting.current = isWaiting;
  }, [roomId, isWaiting]);
}
