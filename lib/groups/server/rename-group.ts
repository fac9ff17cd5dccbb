import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { groupListingReference, groupReference } from '@/lib/groups/server/group-references';

export function renameGroupTo(groupId: string, name: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const group = (await transaction.get(groupReference(groupId))).data();
    if (!group) throw new AppError('groups/not-found');
    const { ownerUid, createdAt } = group;
    transaction.update(groupReference(groupId), { name });
    transaction.set(groupListingReference(ownerUid, groupId), { name, createdAt });
  });
}
