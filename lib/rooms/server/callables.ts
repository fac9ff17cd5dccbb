import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { bindCallable, permitted } from '@/lib/core/server/callable-binding';
import { addMember, createRoom, endSession, removeMember } from '@/lib/rooms/contract';
import { isAtMost } from '@/lib/rooms/profile-rank';
import { addMemberTo } from '@/lib/rooms/server/add-member';
import { createRoomFor } from '@/lib/rooms/server/create-room';
import { endSessionIn } from '@/lib/rooms/server/end-session';
import { permitInRoom } from '@/lib/rooms/server/permit-in-room';
import { removeMemberFrom } from '@/lib/rooms/server/remove-member';

const createRoomCallable = bindCallable(createRoom, {
  // Everyone with an account may make rooms of their own.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input, callId }) => createRoomFor({ ...input, ownerUid: caller.uid, callId }),
});

const addMemberCallable = bindCallable(addMember, {
  permit: async ({ caller, input }) => {
    const permission = await permitInRoom(caller, input.roomId, 'member:add');
    if (!isAtMost(input.profile, permission.evidence.profile)) {
      throw new AppError('access/denied', { details: { capability: 'member:add' } });
    }
    return permission;
  },
  run: ({ caller, input, callId }) => addMemberTo({ ...input, addedBy: caller.uid, callId }),
});

const removeMemberCallable = bindCallable(removeMember, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'member:moderate'),
  run: async ({ input, evidence }) => {
    await removeMemberFrom({ ...input, remover: evidence.profile });
    return {};
  },
});

const endSessionCallable = bindCallable(endSession, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'room:end'),
  run: async ({ input }) => ({ ended: await endSessionIn(input.roomId) }),
});

export const roomCallables = [
  createRoomCallable,
  addMemberCallable,
  removeMemberCallable,
  endSessionCallable,
];
