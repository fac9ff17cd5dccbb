import 'server-only';
import { findUserByEmail } from '@/lib/auth/server/account-repository';
import { permitAccount } from '@/lib/auth/server/permit-account';
import { AppError } from '@/lib/errors/app-error';
import { bindCallable, bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';
import {
  addLearners,
  addMemberToGroup,
  addToGroup,
  createGroup,
  deleteGroup,
  inviteGroup,
  listPins,
  moveLearners,
  removeFromGroup,
  removeGroupFromRoom,
  removeLearners,
  renameGroup,
  resetPins,
  revokeCards,
  signInWithCard,
} from '@/lib/groups/contract';
import { addLearnersTo } from '@/lib/groups/server/add-learners';
import { cardMark, deviceMark } from '@/lib/groups/server/card-marks';
import { addPersonToGroup } from '@/lib/groups/server/add-to-group';
import { findCardHolder, requireOpenDoors } from '@/lib/groups/server/card-entry';
import { createGroupFor } from '@/lib/groups/server/create-group';
import { findClaimed } from '@/lib/groups/server/find-claimed';
import { failuresPerAddress } from '@/lib/groups/server/group-limits';
import { groupReference } from '@/lib/groups/server/group-references';
import { addGroupToRoom, enterGroupRooms, removeGroupFrom } from '@/lib/groups/server/group-rooms';
import { listPinsOf, resetPinsOf, revealPins, setCards } from '@/lib/groups/server/learner-cards';
import { moveLearnersTo } from '@/lib/groups/server/move-learners';
import { ownedGroupCallables } from '@/lib/groups/server/owned-group-callables';
import { permitGroup } from '@/lib/groups/server/permit-group';
import { removePeopleFromGroup } from '@/lib/groups/server/remove-from-group';
import { deleteGroupOf, removeLearnersFrom, type AccountErasing } from '@/lib/groups/server/remove-learners';
import { renameGroupTo } from '@/lib/groups/server/rename-group';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { requireGift } from '@/lib/rooms/members/gift';
import { limitUnknownAddresses } from '@/lib/rooms/server/members/limit-unknown-addresses';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

const createGroupCallable = bindCallable(createGroup, {
  permit: ({ caller }) => permitAccount(caller),
  run: ({ caller, input, callId }) => createGroupFor({ name: input.name, ownerUid: caller.uid, callId }),
});

const renameGroupCallable = bindCallable(renameGroup, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ input }) => {
    await renameGroupTo(input.groupId, input.name);
    return {};
  },
});

const addLearnersCallable = bindCallable(addLearners, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input, callId }) => {
    const { uids } = await addLearnersTo({ ...input, addedBy: caller.uid, callId });
    await enterGroupRooms(caller, { groupId: input.groupId, uids, callId });
    return { uids };
  },
});

const addToGroupCallable = bindCallable(addToGroup, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input: { groupId, email }, callId }) => {
    const { uid, name, kind } = await limitUnknownAddresses(caller.uid, async () => {
      const user = await findUserByEmail(email);
      if (!user || user.kind === 'learner') throw new AppError('rooms/no-such-account');
      return { ...user, kind: user.kind };
    });
    await addPersonToGroup({ groupId, person: { uid, name, kind }, addedBy: caller.uid, callId });
    const leftOut = await enterGroupRooms(caller, { groupId, uids: [uid], callId });
    return { uid, name, leftOut };
  },
});

const addMemberToGroupCallable = bindCallable(addMemberToGroup, {
  permit: async ({ caller, input }) => {
    const permission = await permitInRoom(caller, input.roomId, 'member:add');
    await permitGroup(caller, input.groupId);
    return permission;
  },
  run: async ({ caller, input: { groupId, roomId, uid } }) => {
    const member = (await memberReference(roomId, uid).get()).data();
    if (!member || member.kind === 'learner') throw new AppError('rooms/not-a-member');
    // A person comes into a group once, so their place names the call that made it.
    const callId = `${groupId}-${uid}`;
    const person = { uid, name: member.name, kind: member.kind };
    await addPersonToGroup({ groupId, person, addedBy: caller.uid, callId });
    return { leftOut: await enterGroupRooms(caller, { groupId, uids: [uid], callId }) };
  },
});

const removeFromGroupCallable = bindCallable(removeFromGroup, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input }) => {
    await removePeopleFromGroup(caller, input.groupId, input.uids);
    return {};
  },
});

const listPinsCallable = bindCallable(listPins, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ input }) => ({ pins: await listPinsOf(input.groupId) }),
});

const resetPinsCallable = bindCallable(resetPins, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: ({ caller, input, callId }) => resetPinsOf({ ...input, actorUid: caller.uid, callId }),
  reveal: revealPins,
});

const revokeCardsCallable = bindCallable(revokeCards, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input }) => {
    await setCards({ ...input, actorUid: caller.uid });
    return {};
  },
});

const moveLearnersCallable = bindCallable(moveLearners, {
  permit: async ({ caller, input }) => {
    await permitGroup(caller, input.toGroupId);
    return permitGroup(caller, input.groupId);
  },
  run: async ({ caller, input }) => ({ leftOut: await moveLearnersTo(caller, input) }),
});

const inviteGroupCallable = bindCallable(inviteGroup, {
  permit: async ({ caller, input: { groupId, roomId, profile } }) => {
    const permission = await permitInRoom(caller, roomId, 'member:add');
    requireGift(await readOrganization(), { profile, giver: permission.evidence.ownProfile }, 'member:add');
    await permitGroup(caller, groupId);
    return permission;
  },
  run: async ({ caller, input, callId }) => ({
    leftOut: await addGroupToRoom({ ...input, addedBy: caller.uid, callId }),
  }),
});

const removeGroupFromRoomCallable = bindCallable(removeGroupFromRoom, {
  permit: async ({ caller, input: { groupId, roomId } }) => {
    const permission = await permitInRoom(caller, roomId, 'member:moderate');
    await permitGroup(caller, groupId);
    return permission;
  },
  run: async ({ caller, input, evidence }) => {
    await removeGroupFrom({ ...input, remover: evidence.profile, actorUid: caller.uid });
    return {};
  },
});

const signInWithCardCallable = bindPublicCallable(signInWithCard, {
  // Open to every holder of a card and PIN; `admit` and `run` check both.
  permit: () => Promise.resolve(permitted(null)),
  admit: async ({ caller, input }) => {
    const claimed = await findClaimed(input);
    const { isKnown } = claimed;
    const limited = { limit: failuresPerAddress, subject: caller.address };
    await Promise.all([requireOpenDoors(claimed), isKnown ? undefined : requireSpareFor(limited)]);
  },
  run: async ({ caller, input }) => {
    const claimed = await findClaimed(input);
    const find = () => findCardHolder(input, claimed);
    // A learner on a known device must not wait because others at their school have guessed.
    if (claimed.isKnown) return find();
    return limitFailures(
      [{ limit: failuresPerAddress, subject: caller.address }],
      ['groups/card-not-valid'],
      find,
    );
  },
  reveal: async ({ uid, pinByCall }) => ({
    token: await adminAuth().createCustomToken(uid, { card: cardMark(uid, pinByCall) }),
    device: deviceMark(uid, pinByCall),
  }),
});

/** The callables that delete learners' accounts. */
const erasingCallables = (accounts: AccountErasing) => [
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
];

/** Every callable about groups; the domain of accounts supplies how accounts are deleted. */
export const groupCallables = (accounts: AccountErasing) => [
  ...erasingCallables(accounts),
  ...ownedGroupCallables(accounts),
  createGroupCallable,
  renameGroupCallable,
  addLearnersCallable,
  addToGroupCallable,
  addMemberToGroupCallable,
  removeFromGroupCallable,
  listPinsCallable,
  resetPinsCallable,
  revokeCardsCallable,
  moveLearnersCallable,
  inviteGroupCallable,
  removeGroupFromRoomCallable,
  signInWithCardCallable,
];
