import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parsePresence, type PagePresence } from '../../session/page-presence';

/** Follows who has a page of a room open, by uid. */
export const watchPresence = (roomId: string): Watch<ReadonlyMap<string, PagePresence>> =>
  watchValue(`presence/${roomId}`, parsePresence);
