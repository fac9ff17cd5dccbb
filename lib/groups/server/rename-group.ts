import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { groupListingReference, groupReference } from '@/lib/groups/server/group-references';

/** Throws `groups/not-found`. */
export function renameGroupTo(groupId: string, name: string): Promise<void> {
  return changeGroups([groupId], async (transaction) => {
    const group = (await transaction.get(groupReference(groupId))).data();
    if (!group) throw new AppError('groups/not-found');
    const { ownerUid, createdAt } = group;
    transaction.update(groupReference(groupId), { name });
    transaction.set(groupListingReference(ownerUid, groupId), { name, createdAt });
  });
}
