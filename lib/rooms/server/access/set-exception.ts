import 'server-only';
import { setException } from '@/lib/rooms/contract';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { decideException, type ExceptionRequest } from '@/lib/rooms/server/access/decide-exception';
import { writeException } from '@/lib/rooms/server/access/write-exception';
import { accessReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const setExceptionCallable = roomCallable(
  setException,
  'member:moderate',
  async ({ caller, input }) => {
    return { epoch: await setExceptionOf({ ...input, actor: { uid: caller.uid } }) };
  },
);

/** The role of the actor is read with the rest. */
type Options = Omit<ExceptionRequest, 'actor'> & { roomId: string; actor: { uid: string } };

/**
 * Lends something to one person, or takes it from them. It resolves when the Realtime Database has it, and the media
 * server for every connection of theirs. Of two at once the later one stands.
 *
 * Returns the epoch that it made, which names it; null where nothing has changed. Throws as `commandInRoom` and
 * `decideException`.
 */
export function setExceptionOf({ roomId, actor, ...request }: Options): Promise<number | null> {
  const { uid, capability, isAmongEquals } = request;
  const command = {
    roomId,
    by: actor.uid,
    capability: isAmongEquals ? 'room:read' : 'member:moderate',
    also: { entry: accessReference(roomId, uid) },
  } as const;
  return commandInRoom(command, ({ tx, now, room, head, organization, standing, also }) => {
    const { profile, ownProfile } = standing;
    const change = decideException(
      { organization, room, head, entry: also.entry.data() ?? null },
      { ...request, actor: { uid: actor.uid, profile, ownProfile } },
      now,
    );
    if (!change) return null;
    return { ...writeException(tx, { roomId, uid, capability, change }), outcome: change.entry.epoch };
  });
}
