import 'server-only';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { renameGroup } from '@/lib/groups/contract';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { groupListingReference, groupReference } from '@/lib/groups/server/group-references';
import { permitGroup } from '@/lib/groups/server/permit-group';

export const renameGroupCallable = bindCallable(renameGroup, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ input }) => {
    await renameGroupTo(input.groupId, input.name);
    return {};
  },
});

/** Throws `groups/not-found`. */
function renameGroupTo(groupId: string, name: string): Promise<void> {
  return changeGroups([groupId], async (transaction) => {
    const group = (await transaction.get(groupReference(groupId))).data();
    if (!group) throw new AppError('groups/not-found');
    const { ownerUid, createdAt } = group;
    transaction.update(groupReference(groupId), { name });
    transaction.set(groupListingReference(ownerUid, groupId), { name, createdAt });
  });
}
