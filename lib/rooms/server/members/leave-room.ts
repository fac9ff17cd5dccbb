import 'server-only';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { leaveRoom } from '@/lib/rooms/contract';
import { accessReference } from '@/lib/rooms/server/documents/room-references';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { finishChange } from '@/lib/rooms/server/outbox/change-in-room';

export const leaveRoomCallable = bindCallable(leaveRoom, {
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
