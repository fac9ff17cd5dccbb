import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import { AppError } from '@/lib/errors/app-error';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';

/** Throws `access/denied` with the capability and the layer that decided. */
export function requireCapability(access: Standing['access'], capability: HeldBy<'server'>): void {
  const { allowed, decidedBy, reason } = access[capability];
  if (!allowed) throw new AppError('access/denied', { details: { capability, decidedBy, reason } });
}
