import 'server-only';
import type { Reader } from '@/lib/receipts/compose-receipt';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';

/** Hosts, who manage the people of a room, read about all of them. */
export const readerOf = (uid: string, { access }: Pick<Standing, 'access'>): Reader => ({
  uid,
  isWhole: access['member:moderate'].allowed,
});
