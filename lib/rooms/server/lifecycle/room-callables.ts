import 'server-only';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import {
  archiveRoom,
  chooseRoomPicture,
  createRoom,
  deleteRoom,
  endSession,
  finishChanges,
  updateRoom,
} from '@/lib/rooms/contract';
import { createRoomFor } from '@/lib/rooms/server/lifecycle/create-room';
import { deleteRoomBy, hasDeleted } from '@/lib/rooms/server/lifecycle/delete-room';
import { endSessionIn } from '@/lib/rooms/server/sessions/end-session';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { permitRoomMaker } from '@/lib/rooms/server/lifecycle/permit-room-maker';
import { deliverPending } from '@/lib/rooms/server/outbox/deliver';
import { archiveRoomOr, changeRoomPicture, updateRoomTo } from '@/lib/rooms/server/lifecycle/update-room';

const createRoomCallable = bindCallable(createRoom, {
  permit: ({ caller }) => permitRoomMaker(caller),
  run: ({ caller, input, callId }) => createRoomFor({ ...input, ownerUid: caller.uid, callId }),
});

const updateRoomCallable = roomCallable(
  updateRoom,
  'room:settings',
  async ({ caller, input: { roomId, ...settings } }) => {
    await updateRoomTo(roomId, settings, caller.uid);
    return {};
  },
);

const archiveRoomCallable = roomCallable(
  archiveRoom,
  'room:settings',
  async ({ caller, input: { roomId, isArchived } }) => {
    await archiveRoomOr(roomId, isArchived, caller.uid);
    return {};
  },
);

const chooseRoomPictureCallable = roomCallable(
  chooseRoomPicture,
  'room:settings',
  async ({ caller, input: { roomId, picture } }) => {
    await changeRoomPicture(roomId, picture, caller.uid);
    return {};
  },
);

const deleteRoomCallable = bindCallable(deleteRoom, {
  permit: async ({ caller, input }) => {
    if (await hasDeleted(input.roomId, caller.uid)) return permitted(null);
    try {
      await permitInRoom(caller, input.roomId, 'room:delete');
    } catch (error) {
      // Their own call may have been answered by another one of theirs meanwhile.
      if (!(await hasDeleted(input.roomId, caller.uid))) throw error;
    }
    return permitted(null);
  },
  run: async ({ caller, input }) => {
    await deleteRoomBy(input.roomId, caller.uid, { typedName: input.name });
    return {};
  },
});

const endSessionCallable = roomCallable(
  endSession,
  'room:end',
  async ({ caller, input: { roomId, ...why } }) => ({
    ended: await endSessionIn(roomId, { actorUid: caller.uid, ...why }),
  }),
);

const finishChangesCallable = bindCallable(finishChanges, {
  permit: async ({ caller, input }) => {
    try {
      await permitInRoom(caller, input.roomId, 'room:read');
    } catch (refusal) {
      // They change something in rooms that are not theirs, too.
      await permitAdministrator(caller).catch(() => Promise.reject(refusal as Error));
    }
    return permitted(null);
  },
  run: async ({ input }) => ({ isDone: (await deliverPending(input.roomId, { onFailure: 'log' })) === null }),
});

/** What concerns a room as a whole. */
export const wholeRoomCallables = [
  createRoomCallable,
  updateRoomCallable,
  archiveRoomCallable,
  chooseRoomPictureCallable,
  deleteRoomCallable,
  endSessionCallable,
  finishChangesCallable,
];
