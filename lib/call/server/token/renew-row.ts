import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Admitted } from '@/lib/rooms/schema';

/** For how long a row that is left as it stands still lets its identity in again (ms): longer than any lesson. */
const longEnough = 12 * 60 * 60_000;

/**
 * The row by which somebody goes on to be admitted: the one that stands, where it says the same and counts for long
 * enough. So nothing is written when the pages of a whole call ask again at once, for something in it has changed.
 */
export function renewRow(held: Admitted | null, row: Admitted, now: number): Admitted {
  if (!held || held.expiresAt < now + longEnough) return row;
  return isDeepStrictEqual({ ...held, expiresAt: row.expiresAt }, row) ? held : row;
}
