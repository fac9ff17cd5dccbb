import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parseServices, type PresentService } from '../services-in-call';

/** Follows what the media server calls their connections: it hides recorders from everybody in the call. */
export const watchServiceConnections = (roomId: string): Watch<readonly string[]> =>
  watchValue(`services/${roomId}`, (value) =>
    Object.values((value ?? {}) as Record<string, { sid?: unknown }>).flatMap(({ sid }) =>
      typeof sid === 'string' ? sid : [],
    ),
  );

/** Follows which recorders and agents are in a room's call. */
export const watchServices = (roomId: string): Watch<PresentService[]> =>
  watchValue(`services/${roomId}`, parseServices);
