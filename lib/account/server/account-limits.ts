import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

/** Exports of one person: each reads everything that is kept about them. */
export const exportsPerPerson: Limit = { name: 'data exports', max: 5, windowMs: 60 * 60_000 };
