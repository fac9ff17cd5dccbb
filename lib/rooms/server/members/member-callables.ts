import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import {
  addMember,
  answerOffer,
  leaveRoom,
  offerRoom,
  removeMember,
  restoreMember,
  setException,
  takeBackException,
} from '@/lib/rooms/contract';
import { notifyLater } from '@/lib/notifications/server/notify';
import { requireGift } from '@/lib/rooms/members/gift';
import { addMemberTo } from '@/lib/rooms/server/members/add-member';
import { finishChange } from '@/lib/rooms/server/outbox/change-in-room';
import { answerOfferOf, offerRoomTo } from '@/lib/rooms/server/members/hand-over';
import { limitUnknownAddresses } from '@/lib/rooms/server/members/limit-unknown-addresses';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { restoreMemberIn } from '@/lib/rooms/server/members/restore-member';
import { accessReference } from '@/lib/rooms/server/documents/room-references';
import { setExceptionOf } from '@/lib/rooms/server/access/set-exception';
import { takeBackExceptionOf } from '@/lib/rooms/server/access/take-back-exception';

const addMemberCallable = bindCallable(addMember, {
  permit: async ({ caller, input: { roomId, profile } }) => {
    const permission = await permitInRoom(caller, roomId, 'member:add');
    // Before the address is looked up, so that a refusal reveals nothing about accounts.
    requireGift(await readOrganization(), { profile, giver: permission.evidence.ownProfile }, 'member:add');
    return permission;
  },
  run: async ({ caller, input, callId }) => {
    const added = await limitUnknownAddresses(caller.uid, () =>
      addMemberTo({ ...input, addedBy: caller.uid, callId }),
    );
    const { roomId } = input;
    notifyLater({ id: `added-${callId}`, kind: 'added', roomId, by: caller, to: { uids: [added.uid] } });
    return added;
  },
});

const removeMemberCallable = roomCallable(removeMember, 'member:moderate', async ({ caller, input }) => {
  await removeMemberFrom({ ...input, actorUid: caller.uid, isUndoable: true });
  return {};
});

const restoreMemberCallable = roomCallable(
  restoreMember,
  'member:moderate',
  async ({ caller, input, callId }) => {
    await restoreMemberIn({ ...input, restoredBy: caller.uid, callId });
    return {};
  },
);

const leaveRoomCallable = bindCallable(leaveRoom, {
  // Members may leave; a person who has left already finishes an interrupted change.
  permit: async ({ caller, input }) => {
    const entry = (await accessReference(input.roomId, caller.uid).get()).data();
    if (!entry) throw new AppError('rooms/not-a-member');
    return permitted('profile' in entry ? entry.profile : null);
  },
  run: async ({ caller, input, evidence: remover }) => {
    const { uid } = caller;
    if (remover) await removeMemberFrom({ ...input, uid, remover, actorUid: uid, isOwnWish: true });
    else await finishChange(input.roomId, []);
    return {};
  },
});

const setExceptionCallable = roomCallable(setException, 'member:moderate', async ({ caller, input }) => {
  return { epoch: await setExceptionOf({ ...input, actor: { uid: caller.uid } }) };
});

const takeBackExceptionCallable = roomCallable(
  takeBackException,
  'member:moderate',
  async ({ caller, input }) => {
    await takeBackExceptionOf({ ...input, actorUid: caller.uid });
    return {};
  },
);

const offerRoomCallable = roomCallable(
  offerRoom,
  'room:transfer',
  async ({ caller, input: { roomId, uid } }) => {
    await offerRoomTo({ roomId, byUid: caller.uid, toUid: uid });
    return {};
  },
);

// Any member can be offered the room; the offer itself says whether this one is.
const answerOfferCallable = roomCallable(answerOffer, 'room:read', async ({ caller, input }) => {
  await answerOfferOf({ ...input, uid: caller.uid });
  return {};
});

/** Callables about membership and roles. */
export const memberCallables = [
  addMemberCallable,
  removeMemberCallable,
  restoreMemberCallable,
  setExceptionCallable,
  takeBackExceptionCallable,
  leaveRoomCallable,
  offerRoomCallable,
  answerOfferCallable,
];
