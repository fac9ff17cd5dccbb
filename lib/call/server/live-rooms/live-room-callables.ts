import 'server-only';
import { permitAdministrativeAct, permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { endLiveRoom, listLiveRooms, removeFromLiveRoom } from '@/lib/call/contract';
import { endLiveRoomBy, readLiveRooms, removeFromLiveRoomBy } from '@/lib/call/server/live-rooms/live-rooms';
import { bindCallable } from '@/lib/callables/server/callable-binding';

const listLiveRoomsCallable = bindCallable(listLiveRooms, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async () => ({ rooms: await readLiveRooms() }),
});

const endLiveRoomCallable = bindCallable(endLiveRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { roomId, ...why } }) => {
    await endLiveRoomBy(roomId, { actorUid: caller.uid, ...why });
    return {};
  },
});

const removeFromLiveRoomCallable = bindCallable(removeFromLiveRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { roomId, uid, ...why } }) => {
    await removeFromLiveRoomBy(roomId, uid, { actorUid: caller.uid, ...why });
    return {};
  },
});

/** What administrators see and do about the calls that run now. */
export const liveRoomCallables = [listLiveRoomsCallable, endLiveRoomCallable, removeFromLiveRoomCallable];
