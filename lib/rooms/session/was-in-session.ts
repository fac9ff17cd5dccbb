import type { Admitted } from '@/lib/rooms/schema';

/**
 * Whether somebody has been in a session's call by one of these joins: they come back whatever page or device they come
 * by. A join that a host has closed counts for nothing, nor does a token that was only asked for.
 */
export const wasInSession = (joins: readonly Admitted[], sessionId: string | null): boolean =>
  joins.some((join) => !join.closed && join.sessionId === sessionId && join.arrived !== null);
