import * as z from 'zod/mini';

/** A place of the Realtime Database to mirror from Firestore again. */
const mirrorTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('matrix') }),
  z.object({ kind: z.literal('person'), uid: z.string() }),
  /** The row of one join, and whether that person is inside. */
  z.object({ kind: z.literal('join'), identity: z.string() }),
  /** All joins of a session. */
  z.object({ kind: z.literal('session'), sessionId: z.string() }),
  /** Which sign-ins of an account still count. */
  z.object({ kind: z.literal('gate'), uid: z.string() }),
  /** Whether a recorder or an agent is in the call. */
  z.object({ kind: z.literal('service'), serviceId: z.string() }),
  /** Whether a sheet stands on the room's list. */
  z.object({ kind: z.literal('worksheet'), id: z.string() }),
  /** Whether a file is there and takes ink. */
  z.object({ kind: z.literal('file'), id: z.string() }),
  /** Whether learners may write on their pages of a hand-out. */
  z.object({ kind: z.literal('handout'), id: z.string() }),
]);
export type MirrorTarget = z.infer<typeof mirrorTargetSchema>;

/** A command to the media server. */
const mediaCommandSchema = z.discriminatedUnion('kind', [
  /** `joinIds` are the joins that were closed; `epoch` is the person's when they were removed. */
  z.object({
    kind: z.literal('remove-person'),
    uid: z.string(),
    joinIds: z.array(z.string()),
    epoch: z.number(),
  }),
  z.object({ kind: z.literal('close-room'), sessionId: z.string() }),
  /** An identity that arrived without a row; `sid` limits it to that one arrival, by the media server's count. */
  z.object({ kind: z.literal('remove-identity'), identity: z.string(), sid: z.exactOptional(z.string()) }),
  /** A room of the media server without an open session of ours. */
  z.object({ kind: z.literal('close-stray-room') }),
  /** A room of the media server that the call has left, after so many moves. */
  z.object({ kind: z.literal('close-left-room'), moves: z.number() }),
  /** The permissions of several people inside have changed. */
  z.object({ kind: z.literal('update-permissions') }),
  /** The same for one person, on every device inside. */
  z.object({ kind: z.literal('update-person'), uid: z.string() }),
  /** The room was deleted: the call ends, and everything left of the room goes. */
  z.object({ kind: z.literal('erase-room') }),
]);
export type MediaCommand = z.infer<typeof mediaCommandSchema>;

/**
 * `outbox/{id}`: what a committed change still has to do outside Firestore. An entry names places, not values:
 * its delivery writes the current state, so late, repeated or overtaken entries do no harm.
 */
export const outboxEntrySchema = z.object({
  /** The room concerned, or a name of its own when the entry is about a person. */
  roomId: z.string(),
  /** Other places whose visitors deliver the entry: the rooms of the person it is about, or their gate. */
  roomIds: z.exactOptional(z.array(z.string())),
  createdAt: z.number(),
  /** Until then (ms) its maker delivers it, and others leave it alone. */
  leasedUntil: z.number(),
  mirror: z.array(mirrorTargetSchema),
  media: z.nullable(mediaCommandSchema),
  /** What the members' own lists show has changed. */
  listings: z.exactOptional(z.boolean()),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** An entry that stands in the outbox. */
export type PendingEntry = OutboxEntry & { id: string };

/**
 * The name under which the outbox keeps entries for a gate. No room has it, because room ids contain no
 * underscore.
 */
export const gatePlace = (uid: string): string => `gate_${uid}`;

/** Longer than a delivery takes, shorter than the 20 s within which everything converges (ms). */
export const outboxLease = 10_000;

/** What a change leaves to be delivered: where, and to the media server. */
export type Notice = Pick<OutboxEntry, 'mirror' | 'listings'> & { media?: MediaCommand | undefined };

/** An entry for a change that is being written now. */
export function newOutboxEntry(
  entry: Pick<OutboxEntry, 'roomId' | 'roomIds'> & Notice,
  now: number,
): OutboxEntry {
  const { media = null, ...rest } = entry;
  return { ...rest, media, createdAt: now, leasedUntil: now + outboxLease };
}
