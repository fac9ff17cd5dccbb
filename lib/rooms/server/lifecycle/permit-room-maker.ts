import 'server-only';
import { roleOf } from '@/lib/auth/organisation-role';
import { userReference } from '@/lib/auth/server/account-repository';
import { AppError } from '@/lib/errors/app-error';
import { permitted, type Caller, type Permission } from '@/lib/callables/server/callable-binding';
import { mayMakeRooms } from '@/lib/organization/may-make-rooms';
import { readOrganization } from '@/lib/organization/server/organization-store';

/**
 * Permits making rooms, as the organisation's rules say. Guests never may: they cost one request, and a room's
 * owner invites people in the organisation's name. Throws `auth/accounts-only`, `rooms/not-a-maker`.
 */
export async function permitRoomMaker(caller: Pick<Caller, 'uid'>): Promise<Permission<null>> {
  const [user, { rules }] = await Promise.all([userReference(caller.uid).get(), readOrganization()]);
  const account = user.data();
  if (account?.kind !== 'account') throw new AppError('auth/accounts-only');
  if (!mayMakeRooms(roleOf(account, rules), rules)) throw new AppError('rooms/not-a-maker');
  return permitted(null);
}
