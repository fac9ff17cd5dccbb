import * as z from 'zod/mini';
import { reactionKinds, type Reactions } from './reactions';

/**
 * What the server adds to a message after it was sent; it stands in the same document, so it is readable for exactly
 * those who read the message. The rules let no page write any of it.
 */
export const messageChangesSchema = z.object({
  /** When its text was last changed (ms). */
  editedAt: z.exactOptional(z.number()),
  /** A host has taken its text away. */
  removedBy: z.exactOptional(z.string()),
  /** Since when it is pinned (ms). */
  pinnedAt: z.exactOptional(z.number()),
  reactions: z.exactOptional(z.partialRecord(z.enum(reactionKinds), z.array(z.string()))),
});
export type MessageChanges = Omit<z.infer<typeof messageChangesSchema>, 'reactions'> & {
  reactions?: Reactions;
};

/** So many messages of a room can be pinned. */
export const pinsPerRoom = 20;

/** How long after sending a person may change their text (ms). */
export const editTime = 5 * 60_000;

type Sent = { from: string; at: number } & Pick<MessageChanges, 'removedBy'>;

/** Whether a person may still change the text of a message. */
export const canEdit = ({ from, at, removedBy }: Sent, uid: string, now: number): boolean =>
  from === uid && removedBy === undefined && now - at < editTime;
