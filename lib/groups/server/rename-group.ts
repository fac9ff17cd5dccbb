import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { inTurn } from '@/lib/core/server/in-turn';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { groupListingReference, groupReference } from '@/lib/groups/server/group-references';

/** Several at once take turns: each of them would only make the others begin anew. Throws `groups/not-found`. */
export const renameGroupTo = (groupId: string, name: string): Promise<void> =>
  inTurn(`name of group ${groupId}`, () => writeName(groupId, name));

function writeName(groupId: string, name: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const group = (await transaction.get(groupReference(groupId))).data();
    if (!group) throw new AppError('groups/not-found');
    const { ownerUid, createdAt } = group;
    transaction.update(groupReference(groupId), { name });
    transaction.set(groupListingReference(ownerUid, groupId), { name, createdAt });
  });
}
