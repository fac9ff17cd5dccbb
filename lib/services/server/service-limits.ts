import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

/** What one administrator may make: a whole school's recorders in an hour, and no endless list by a broken script. */
export const servicesPerPerson: Limit = { name: 'service tokens made', max: 60, windowMs: 60 * 60_000 };
