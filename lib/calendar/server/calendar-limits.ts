import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

const hour = 60 * 60_000;

/** How often one link is fetched. Calendars ask every hour at most; a person may have them on several devices. */
export const fetchesPerLink: Limit = { name: 'calendar fetches', max: 60, windowMs: hour };

/** Links that are nobody's, from one network address. A school's calendars may go on asking for revoked ones. */
export const wrongLinksPerAddress: Limit = { name: 'calendar links', max: 120, windowMs: hour };

/** Links that one person makes. */
export const linksPerPerson: Limit = { name: 'calendar links made', max: 20, windowMs: hour };

/** Reminders that the pages of one person ask for: each asks for a meeting every three minutes at most. */
export const remindersPerPerson: Limit = { name: 'reminders asked', max: 60, windowMs: hour };
