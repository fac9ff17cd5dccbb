import 'server-only';
import { permitted, type Permission } from '@/lib/callables/server/callable-binding';

/** Permits every caller what concerns only themselves: the uid comes from the verified token. */
export const permitToOneself = (): Promise<Permission<null>> => Promise.resolve(permitted(null));
