import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

const minute = 60_000;

/** Short codes that one person makes: renewing one on every lesson is far below it. */
export const codesPerPerson: Limit = { name: 'short codes made', max: 60, windowMs: 60 * minute };

/**
 * How often one person asks at the door of one room, by a knock or with a line. A page knocks three times a minute, and
 * twice when it comes or comes back: several tabs, a page that is loaded again and again, and a network that breaks
 * every few seconds stay far below it.
 */
export const asksAtDoor: Limit = { name: 'asks at a door', max: 120, windowMs: minute };

/** Lines that one person writes to the hosts of one room while they wait. */
export const linesWhileWaiting: Limit = { name: 'lines from the lobby', max: 6, windowMs: minute };

/**
 * Different short codes that did not work, from one network address, signed in or not: a class of forty may mistype,
 * each their own way. See docs/abuse-limits.md.
 */
export const wrongCodesPerAddress: Limit = { name: 'short codes', max: 60, windowMs: 10 * minute };

/** The same by one account, wherever it asks from. */
export const wrongCodesPerAccount: Limit = { name: 'short codes of one', max: 20, windowMs: 10 * minute };
