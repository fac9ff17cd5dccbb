import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

const hour = 60 * 60_000;

/** What one person may make: more than a school needs on its first day. */
export const roomsPerPerson: Limit = { name: 'rooms made', max: 60, windowMs: hour };

/** People whom one person adds to rooms by their addresses. */
export const additionsPerPerson: Limit = { name: 'people added to rooms', max: 200, windowMs: hour };

/**
 * Addresses that one person tried and that nobody has, in rooms and groups together: a long list with old addresses
 * goes through, and nobody asks here who has an account.
 */
export const unknownAddressesPerPerson: Limit = { name: 'addresses not known', max: 60, windowMs: hour };
