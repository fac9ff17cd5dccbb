import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

const minute = 60_000;
const hour = 60 * minute;

/** What one person may make: far more than a day of lessons needs. */
export const invitesPerPerson: Limit = { name: 'invites made', max: 60, windowMs: hour };

/** Mails to one address, whoever asks for them: nobody's mailbox is filled from here. */
export const mailsPerAddress: Limit = { name: 'invite mails', max: 5, windowMs: 24 * hour };

/**
 * Different codes that did not work, from one network address, tried by people who are not signed in. A school
 * shares one address: a class with an old link counts once, and 128 bits need no tighter fence.
 */
export const failuresPerAddress: Limit = { name: 'invites not valid', max: 300, windowMs: 10 * minute };

/**
 * Guests made by one link from one network address: three classes behind one school's address, and no crowd of
 * invented people.
 */
export const guestsPerLink: Limit = { name: 'guests made', max: 120, windowMs: hour };

/** Accounts that tried an invite which is bound to somebody else's address. */
export const strangersPerInvite: Limit = { name: 'invites of others', max: 20, windowMs: hour };
