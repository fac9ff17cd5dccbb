import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parseInside, type InsidePerson } from '../session/inside';

/** Follows who is inside a room's call. */
export const watchInside = (roomId: string): Watch<InsidePerson[]> =>
  watchValue(`inside/${roomId}`, parseInside);

/** Follows whether the Realtime Database is connected. */
export const watchDatabaseConnection = (): Watch<boolean> =>
  watchValue('.info/connected', (value) => value === true);
