import 'server-only';
import { isAppError } from '@/lib/errors/app-error';
import { knockOf } from '@/lib/lobby/server/knock-of';

/** Whether somebody waits at a room's door, so that they can be sent away from it: whoever has no place there does not. */
export function stillWaits(found: Parameters<typeof knockOf>[0]): boolean {
  try {
    return knockOf(found).outcome === 'waiting';
  } catch (thrown) {
    if (isAppError(thrown)) return false;
    throw thrown;
  }
}
