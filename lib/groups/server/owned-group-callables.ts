import 'server-only';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { deleteOwnedGroup, giveGroup } from '@/lib/groups/contract';
import { giveGroupTo } from '@/lib/groups/server/give-group';
import { finishMovesOf } from '@/lib/groups/server/move-learners';
import { deleteGroupOf, type AccountErasing } from '@/lib/groups/server/remove-learners';

/** What administrators do about groups whose owner cannot, or is to be erased. */
export const ownedGroupCallables = (accounts: AccountErasing) => [
  bindCallable(giveGroup, {
    permit: ({ caller }) => permitAdministrativeAct(caller),
    run: ({ caller, input: { uid, ...gift } }) =>
      giveGroupTo({ ...gift, ownerUid: uid, actorUid: caller.uid }),
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
