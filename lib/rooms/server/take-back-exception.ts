import 'server-only';
import { auditReference } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { decideTakingBack } from '@/lib/rooms/server/decide-taking-back';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { accessReference, matrixReference, roomReference } from '@/lib/rooms/server/room-references';
import { exceptionDeed, writeException } from '@/lib/rooms/server/set-exception';

type Options = {
  roomId: string;
  uid: string;
  /** Which change of theirs: the epoch that it made. */
  epoch: number;
  actorUid: string;
};

/**
 * Takes a change of one person's permissions back. What stood before it is read from where it was written down, so that
 * nobody brings back by it what never stood. Throws as `permitAgain`, `decideTakingBack` and `finishChange`.
 */
export async function takeBackExceptionOf({ roomId, uid, epoch, actorUid }: Options): Promise<void> {
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const [deed, room, entry, head, organization, { profile }] = await Promise.all([
      transaction.get(auditReference(exceptionDeed(roomId, uid, epoch))),
      transaction.get(roomReference(roomId)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(matrixReference(roomId)),
      readOrganizationIn(transaction),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'member:moderate' }),
    ]);
    const written = deed.data();
    if (!written) throw new AppError('access/overtaken');
    const documents = {
      organization,
      room: room.data() ?? null,
      entry: entry.data() ?? null,
      head: head.data() ?? null,
    };
    const actor = { uid: actorUid, profile };
    const change = decideTakingBack(documents, { uid, actor, deed: written }, now);
    if (!change) return null;
    const { capability } = change;
    return writeException(transaction, { roomId, uid, capability, actorUid, change, now });
  });
  await finishChange(roomId, pending);
}
