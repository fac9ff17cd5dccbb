import 'server-only';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { deleteOwnedRoom, giveRoom } from '@/lib/rooms/contract';
import { deleteRoomBy } from '@/lib/rooms/server/lifecycle/delete-room';
import { giveRoomTo } from '@/lib/rooms/server/members/give-room';

const giveRoomCallable = bindCallable(giveRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input: { uid, ...gift }, callId }) =>
    giveRoomTo({ ...gift, ownerUid: uid, actorUid: caller.uid, callId }),
});

const deleteOwnedRoomCallable = bindCallable(deleteOwnedRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { uid, roomId, name, ...why } }) => {
    await deleteRoomBy(roomId, caller.uid, { typedName: name, ownerUid: uid, ...why });
    return {};
  },
});

/** What administrators do about rooms whose owner cannot, or is to be erased. */
export const ownedRoomCallables = [giveRoomCallable, deleteOwnedRoomCallable];
