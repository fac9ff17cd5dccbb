import type { Watch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parseServices, type PresentService } from '../services-in-call';

/** Follows which recorders and agents are in a room's call. */
export const watchServices = (roomId: string): Watch<PresentService[]> =>
  watchValue(`services/${roomId}`, parseServices);
