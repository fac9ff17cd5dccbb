import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parseInside, type InsidePerson } from '../session/inside';

/** Follows how many people watch a room's call unseen: everybody in the room may know that. */
export const watchObserverCount = (roomId: string): Watch<number> =>
  watchValue(`observingCount/${roomId}`, (value) => (typeof value === 'number' ? value : 0));

/** Follows what the media server calls their connections: it names nobody, and everybody in the room may know it. */
export const watchObserverConnections = (roomId: string): Watch<readonly string[]> =>
  watchValue(`observingConnections/${roomId}`, (value) =>
    Object.values((value ?? {}) as Record<string, unknown>).filter((sid) => typeof sid === 'string'),
  );

/** Follows who they are, which hosts may know. */
export const watchObservers = (roomId: string): Watch<InsidePerson[]> =>
  watchValue(`observing/${roomId}`, parseInside);
