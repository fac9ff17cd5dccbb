import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { permitted, type Caller, type Permission } from '@/lib/callables/server/callable-binding';
import type { Group } from '@/lib/groups/schema';
import { groupReference } from '@/lib/groups/server/group-references';
import { finishMoves } from '@/lib/groups/server/finish-moves';

/**
 * Permits what the owner of a group may do, after finishing a move that was cut off. Every other caller gets
 * `groups/not-found`.
 */
export async function permitGroup(caller: Caller, groupId: string): Promise<Permission<Group>> {
  const group = (await groupReference(groupId).get()).data();
  if (group?.ownerUid !== caller.uid) throw new AppError('groups/not-found');
  await finishMoves(groupId, group);
  return permitted(group);
}
