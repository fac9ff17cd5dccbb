import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { bindCallable, permitted } from '@/lib/core/server/callable-binding';
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
import { isAtMost } from '@/lib/rooms/profile-rank';
import { addMemberTo } from '@/lib/rooms/server/add-member';
import { finishChange } from '@/lib/rooms/server/change-in-room';
import { answerOfferOf, offerRoomTo } from '@/lib/rooms/server/hand-over';
import { limitUnknownAddresses } from '@/lib/rooms/server/limit-unknown-addresses';
import { permitInRoom } from '@/lib/rooms/server/permit-in-room';
import { removeMemberFrom } from '@/lib/rooms/server/remove-member';
import { restoreMemberIn } from '@/lib/rooms/server/restore-member';
import { accessReference } from '@/lib/rooms/server/room-references';
import { setExceptionOf } from '@/lib/rooms/server/set-exception';
import { takeBackExceptionOf } from '@/lib/rooms/server/take-back-exception';

const addMemberCallable = bindCallable(addMember, {
  permit: async ({ caller, input }) => {
    const permission = await permitInRoom(caller, input.roomId, 'member:add');
    if (!isAtMost(input.profile, permission.evidence.ownProfile)) {
      throw new AppError('access/denied', { details: { capability: 'member:add' } });
    }
    return permission;
  },
  run: ({ caller, input, callId }) =>
    limitUnknownAddresses(caller.uid, () => addMemberTo({ ...input, addedBy: caller.uid, callId })),
});

const removeMemberCallable = bindCallable(removeMember, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'member:moderate'),
  run: async ({ caller, input }) => {
    await removeMemberFrom({ ...input, actorUid: caller.uid, isUndoable: true });
    return {};
  },
});

const restoreMemberCallable = bindCallable(restoreMember, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'member:moderate'),
  run: async ({ caller, input, callId }) => {
    await restoreMemberIn({ ...input, restoredBy: caller.uid, callId });
    return {};
  },
});

const leaveRoomCallable = bindCallable(leaveRoom, {
  // Whoever has been in the room may leave it; whoever has left already finishes what was cut off.
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

const setExceptionCallable = bindCallable(setException, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'member:moderate'),
  run: async ({ caller, input }) => {
    return { epoch: await setExceptionOf({ ...input, actor: { uid: caller.uid } }) };
  },
});

const takeBackExceptionCallable = bindCallable(takeBackException, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'member:moderate'),
  run: async ({ caller, input }) => {
    await takeBackExceptionOf({ ...input, actorUid: caller.uid });
    return {};
  },
});

const offerRoomCallable = bindCallable(offerRoom, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'room:transfer'),
  run: async ({ caller, input: { roomId, uid } }) => {
    await offerRoomTo({ roomId, byUid: caller.uid, toUid: uid });
    return {};
  },
});

const answerOfferCallable = bindCallable(answerOffer, {
  // Any member can be offered the room; whether this one is, the offer itself says.
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'room:read'),
  run: async ({ caller, input }) => {
    await answerOfferOf({ ...input, uid: caller.uid });
    return {};
  },
});

/** What concerns who belongs to a room, and as what. */
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
