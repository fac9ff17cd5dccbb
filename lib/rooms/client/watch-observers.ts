import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parseInside, type InsidePerson } from '../inside';

/** Follows how many people watch a room's call unseen: everybody in the room may know that. */
export const watchObserverCount = (roomId: string): Watch<number> =>
  watchValue(`observingCount/${roomId}`, (value) => (typeof value === 'number' ? value : 0));

/** Follows who they are, which hosts may know. */
export const watchObservers = (roomId: string): Watch<InsidePerson[]> =>
  watchValue(`observing/${roomId}`, parseInside);
