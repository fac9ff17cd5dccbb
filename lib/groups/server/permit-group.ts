import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { AppError } from '@/lib/core/app-error';
import { permitted, type Caller, type Permission } from '@/lib/core/server/callable-binding';
import type { Group } from '@/lib/groups/schema';
import { groupReference } from '@/lib/groups/server/group-references';

/** Permits what the owner of a group may do. For everybody else the group is not there: `groups/not-found`. */
export async function permitGroup(caller: Caller, groupId: string): Promise<Permission<Group>> {
  const group = (await groupReference(groupId).get()).data();
  if (group?.ownerUid !== caller.uid) throw new AppError('groups/not-found');
  return permitted(group);
}

/** Permits what only people with an account of their own may do. Throws `groups/accounts-only`. */
export async function permitAccount(caller: Caller): Promise<Permission<null>> {
  const user = (await userReference(caller.uid).get()).data();
  if (user?.kind !== 'account') throw new AppError('groups/accounts-only');
  return permitted(null);
}
