import 'server-only';
import type { Limit } from '@/lib/core/server/limit';

const minute = 60_000;

/** Links that one person makes: one for each look at the dialog. */
export const linksPerPerson: Limit = { name: 'paper links made', max: 120, windowMs: 60 * minute };

/** Different codes that let no phone in, from one network address. */
export const wrongLinksPerAddress: Limit = { name: 'paper links', max: 60, windowMs: 10 * minute };
