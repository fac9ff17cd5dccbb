import 'server-only';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { deleteGroup, deleteOwnedGroup, removeLearners } from '@/lib/groups/contract';
import { finishMovesOf } from '@/lib/groups/server/finish-moves';
import { groupReference } from '@/lib/groups/server/group-references';
import { permitGroup } from '@/lib/groups/server/permit-group';
import { deleteGroupOf, removeLearnersFrom, type AccountErasing } from '@/lib/groups/server/remove-learners';

/** The callables that delete learners' accounts. The last one is for administrators. */
export const erasingCallables = (accounts: AccountErasing) => [
  bindCallable(deleteGroup, {
    // A deleted group may be deleted again: a repetition gets its answer, and nobody can guess an id.
    permit: async ({ caller, input }) => {
      const { exists } = await groupReference(input.groupId).get();
      return exists ? permitGroup(caller, input.groupId) : permitted(null);
    },
    run: async ({ caller, input }) => {
      await deleteGroupOf(input.groupId, { actorUid: caller.uid, ownerUid: caller.uid }, accounts);
      return {};
    },
  }),
  bindCallable(removeLearners, {
    permit: ({ caller, input }) => permitGroup(caller, input.groupId),
    run: async ({ caller, input }) => {
      const action = { actorUid: caller.uid, ownerUid: caller.uid };
      await removeLearnersFrom(input.groupId, input.uids, action, accounts);
      return {};
    },
  }),
  bindCallable(deleteOwnedGroup, {
    permit: ({ caller }) => permitAdministrativeAct(caller),
    run: async ({ caller, input: { uid, groupId, ...why } }) => {
      await finishMovesOf(uid);
      await deleteGroupOf(groupId, { actorUid: caller.uid, ownerUid: uid, ...why }, accounts);
      return {};
    },
  }),
];
