import 'server-only';
import { isAdministrator } from '@/lib/auth/organisation-role';
import { userReference } from '@/lib/auth/server/account-repository';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { AppError } from '@/lib/errors/app-error';
import { permitted, type Caller, type Permission } from '@/lib/callables/server/callable-binding';

/**
 * Permits what only administrators may see. It reads the role in each call, because a token does not know of later
 * changes. Throws `auth/administrators-only`.
 */
export async function permitAdministrator(caller: Pick<Caller, 'uid'>): Promise<Permission<null>> {
  const user = (await userReference(caller.uid).get()).data();
  if (!user || !isAdministrator(user)) throw new AppError('auth/administrators-only');
  return permitted(null);
}

/**
 * Permits what only administrators may change or take away. It demands a recent sign-in, so that a person who finds
 * the open page may not. Throws `auth/administrators-only`, then `auth/sign-in-too-old`.
 */
export async function permitAdministrativeAct(
  caller: Pick<Caller, 'uid' | 'authTime'>,
): Promise<Permission<null>> {
  const permission = await permitAdministrator(caller);
  requireRecentSignIn(caller);
  return permission;
}
