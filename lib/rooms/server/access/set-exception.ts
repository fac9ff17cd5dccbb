import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Capability } from '@/lib/access/capabilities';
import type { Exception } from '@/lib/access/layers';
import type { AuditRow } from '@/lib/audit/schema';
import type { Decision } from '@/lib/rooms/server/outbox/change-in-room';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import {
  decideException,
  type ExceptionChange,
  type ExceptionRequest,
} from '@/lib/rooms/server/access/decide-exception';
import { accessReference } from '@/lib/rooms/server/documents/room-references';

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

/** The name of the row of the audit about such a change: by the epoch that it made. */
export const exceptionAction = (roomId: string, uid: string, epoch: number): string =>
  `exception_${roomId}_${uid}_${epoch}`;

type Written = { roomId: string; uid: string; capability: Capability; change: ExceptionChange };

/** Writes the entry; what it returns belongs to the same commit. */
export function writeException(transaction: Transaction, { roomId, uid, capability, change }: Written) {
  transaction.set(accessReference(roomId, uid), change.entry);
  return {
    audit: {
      id: exceptionAction(roomId, uid, change.entry.epoch),
      action: 'exception-set',
      subjectUid: uid,
      before: toFacts(capability, change.before),
      after: toFacts(capability, change.after),
    },
    outbox: { mirror: [{ kind: 'person', uid }], media: { kind: 'update-person', uid } },
  } as const satisfies Decision;
}

const toFacts = (capability: Capability, exception: Exception | null): AuditRow['before'] => ({
  capability,
  allow: exception?.allow ?? null,
  until: exception?.until ?? null,
  session: exception?.session ?? null,
  ...(exception?.once !== undefined && { once: exception.once }),
});
