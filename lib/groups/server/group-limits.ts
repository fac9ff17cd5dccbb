import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

const minute = 60_000;
const hour = 60 * minute;

/** What one person may make: more than a school needs on its first day. */
export const groupsPerPerson: Limit = { name: 'groups made', max: 60, windowMs: hour };

/** People with accounts, one address each. */
export const additionsPerPerson: Limit = { name: 'people added to groups', max: 200, windowMs: hour };

/** Lists of names, of up to forty each. */
export const listsPerPerson: Limit = { name: 'learners made', max: 60, windowMs: hour };

/**
 * Cards that did not work, from one network address. A school shares one address, and a whole class mistypes now
 * and then; what guards a PIN is the door of its own learner.
 */
export const failuresPerAddress: Limit = { name: 'cards not valid', max: 300, windowMs: 10 * minute };
