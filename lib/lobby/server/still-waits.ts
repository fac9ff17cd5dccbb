import 'server-only';
import { isAppError } from '@/lib/errors/app-error';
import { knockOf } from '@/lib/lobby/server/knock-of';

/**
 * Whether a person waits in a room's lobby, so that they can be sent away. A person whose knock would be refused does
 * not.
 */
export function stillWaits(found: Parameters<typeof knockOf>[0]): boolean {
  try {
    return knockOf(found).outcome === 'waiting';
  } catch (thrown) {
    if (isAppError(thrown)) return false;
    throw thrown;
  }
}
