import 'server-only';
import { Timestamp, type CollectionReference, type DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { messageChangesSchema } from '@/lib/chat/changes/message-changes';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** A message as the server reads it: what its sender wrote, and what was changed since. */
const storedMessageSchema = z.extend(messageChangesSchema, {
  from: z.string(),
  to: z.string(),
  readers: z.exactOptional(z.array(z.string())),
  text: z.string(),
  /** The server's time (ms). */
  at: z.number(),
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;

export const messagesOf = (roomId: string): CollectionReference =>
  adminFirestore().collection(`rooms/${roomId}/messages`);

export const messageReference = (roomId: string, messageId: string): DocumentReference =>
  messagesOf(roomId).doc(messageId);

/** What stands in a document; null where there is no message. Its time is the only Timestamp. */
export function parseMessage(data: Record<string, unknown> | undefined): StoredMessage | null {
  const at = data?.['at'];
  const parsed = storedMessageSchema.safeParse({
    ...data,
    at: at instanceof Timestamp ? at.toMillis() : at,
  });
  return parsed.success ? parsed.data : null;
}
