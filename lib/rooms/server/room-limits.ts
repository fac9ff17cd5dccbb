import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

/** What one person may make: more than a school needs on its first day. */
export const roomsPerPerson: Limit = { name: 'rooms made', max: 60, windowMs: 60 * 60_000 };
