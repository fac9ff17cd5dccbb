import * as z from 'zod/mini';

/** A place of the Realtime Database that has to be made like its original in Firestore again. */
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
]);
export type MirrorTarget = z.infer<typeof mirrorTargetSchema>;

/** What the media server has to be told. */
const mediaCommandSchema = z.discriminatedUnion('kind', [
  /** `joinIds` are the joins that were closed; `epoch` is the person's when they were removed. */
  z.object({
    kind: z.literal('remove-person'),
    uid: z.string(),
    joinIds: z.array(z.string()),
    epoch: z.number(),
  }),
  z.object({ kind: z.literal('close-room'), sessionId: z.string() }),
  /** An identity that came without a row; with `sid` only that coming of it, as the media server counts. */
  z.object({ kind: z.literal('remove-identity'), identity: z.string(), sid: z.exactOptional(z.string()) }),
  /** A room of the media server that no session of ours is open for. */
  z.object({ kind: z.literal('close-stray-room') }),
  /** A room of the media server from which the call has moved on after so many moves. */
  z.object({ kind: z.literal('close-left-room'), moves: z.number() }),
  /** What people inside may do has changed for more than one of them. */
  z.object({ kind: z.literal('update-permissions') }),
  /** The same for one person, wherever they are inside. */
  z.object({ kind: z.literal('update-person'), uid: z.string() }),
  /** The room was deleted: the call ends, and everything that is left of it goes. */
  z.object({ kind: z.literal('erase-room') }),
]);
export type MediaCommand = z.infer<typeof mediaCommandSchema>;

/**
 * `outbox/{id}`: what is still to be done outside Firestore for a change that stands there already. It names
 * places, not values: whoever carries it out writes what is true then, so an entry that is late, repeated or
 * overtaken does no harm.
 */
export const outboxEntrySchema = z.object({
  /** The room that it is about, or a name of its own for what is about a person. */
  roomId: z.string(),
  /** Other places whose visitors carry it out: the rooms of whom it is about, or that person's gate. */
  roomIds: z.exactOptional(z.array(z.string())),
  createdAt: z.number(),
  /** Until then (ms) its maker is carrying it out, and others leave it alone. */
  leasedUntil: z.number(),
  mirror: z.array(mirrorTargetSchema),
  media: z.nullable(mediaCommandSchema),
  /** What stands in the members' own lists has changed. */
  listings: z.exactOptional(z.boolean()),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** Under what name the outbox keeps what a gate waits for. No room is called so: their ids have no such sign. */
export const gatePlace = (uid: string): string => `gate_${uid}`;

/** Longer than carrying an entry out takes, shorter than the 20 s within which everything converges (ms). */
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
