import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

const minute = 60_000;
const hour = 60 * minute;

/** How many invites one person may make: far more than a day of lessons needs. */
export const invitesPerPerson: Limit = { name: 'invites made', max: 60, windowMs: hour };

/** How many mails one address gets from all senders together: nobody can fill a mailbox from here. */
export const mailsPerAddress: Limit = { name: 'invite mails', max: 5, windowMs: 24 * hour };

/**
 * How many different codes may fail from one network address, for people who are not signed in. A school shares one
 * address: a class with an old link counts once, and 128 bits need no tighter limit.
 */
export const failuresPerAddress: Limit = { name: 'invites not valid', max: 300, windowMs: 10 * minute };

/**
 * How many guests one link makes from one network address, and from all: a class at one school comes in within a
 * minute, some of it twice, and no crowd of invented people.
 */
export const guestsPerLinkAndAddress: Limit = { name: 'guests made', max: 50, windowMs: 30 * minute };
export const guestsPerLink: Limit = { name: 'guests made by a link', max: 120, windowMs: 30 * minute };

/** How many accounts may try an invite that is bound to another person's address. */
export const strangersPerInvite: Limit = { name: 'invites of others', max: 20, windowMs: hour };
