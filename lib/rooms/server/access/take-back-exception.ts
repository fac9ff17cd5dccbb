import 'server-only';
import { auditReference } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { takeBackException } from '@/lib/rooms/contract';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { decideTakingBack } from '@/lib/rooms/server/access/decide-taking-back';
import { accessReference } from '@/lib/rooms/server/documents/room-references';
import { exceptionAction, writeException } from '@/lib/rooms/server/access/write-exception';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const takeBackExceptionCallable = roomCallable(
  takeBackException,
  'member:moderate',
  async ({ caller, input }) => {
    await takeBackExceptionOf({ ...input, actorUid: caller.uid });
    return {};
  },
);

type Options = {
  roomId: string;
  uid: string;
  /** Which change of theirs: the epoch that it made. */
  epoch: number;
  actorUid: string;
};

/**
 * Takes a change of one person's permissions back. The audit row says what stood before it, so nobody brings back what
 * never stood. Throws as `commandInRoom` and `decideTakingBack`.
 */
export async function takeBackExceptionOf({ roomId, uid, epoch, actorUid }: Options): Promise<void> {
  const command = {
    roomId,
    by: actorUid,
    capability: 'member:moderate',
    also: {
      action: auditReference(exceptionAction(roomId, uid, epoch)),
      entry: accessReference(roomId, uid),
    },
  } as const;
  await commandInRoom(command, ({ tx, now, room, head, organization, standing, also }) => {
    const action = also.action.data();
    if (!action) throw new AppError('access/overtaken');
    const documents = { organization, room, head, entry: also.entry.data() ?? null };
    const actor = { uid: actorUid, profile: standing.profile };
    const change = decideTakingBack(documents, { uid, actor, action }, now);
    return change && writeException(tx, { roomId, uid, capability: change.capability, change });
  });
}
