import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { AppError } from '@/lib/errors/app-error';
import { permitted, type Caller, type Permission } from '@/lib/callables/server/callable-binding';

/** Permits what only people with an account of their own may do. Throws `auth/accounts-only`. */
export async function permitAccount(caller: Caller): Promise<Permission<null>> {
  const user = (await userReference(caller.uid).get()).data();
  if (user?.kind !== 'account') throw new AppError('auth/accounts-only');
  return permitted(null);
}
