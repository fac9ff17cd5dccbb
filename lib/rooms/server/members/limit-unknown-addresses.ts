import 'server-only';
import { limitFailures } from '@/lib/firebase/server/limit-store';
import { unknownAddressesPerPerson } from '@/lib/rooms/server/documents/room-limits';

/**
 * Does what looks for an account by its address, for somebody who has not tried too many that nobody has. Throws
 * `request/rate-limited` and what `work` throws.
 */
export const limitUnknownAddresses = <T>(uid: string, work: () => Promise<T>): Promise<T> =>
  limitFailures([{ limit: unknownAddressesPerPerson, subject: uid }], ['rooms/no-such-account'], work);
