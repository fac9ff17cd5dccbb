import 'server-only';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { HeldBy } from '@/lib/access/enforcers';
import { mayRead } from '@/lib/chat/changes/may-read';
import { messageReference, parseMessage, type StoredMessage } from '@/lib/chat/server/message-store';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';

export type MessageTarget = { roomId: string; messageId: string; by: string };

type Found = { tx: Transaction; now: number; message: StoredMessage; reference: DocumentReference };

/**
 * Changes a message in one transaction, for somebody who may and who reads it. What they cannot read is for them not
 * there. It reaches pages by their own reading of the message: no other service has to know, so there is no outbox.
 *
 * Answers what `change` answers. Throws `chat/no-such-message`, as `readPermitted`, and as `change`.
 */
export function changeMessage<Answer>(
  { roomId, messageId, by }: MessageTarget,
  capability: HeldBy<'server'>,
  change: (found: Found) => Promise<Answer> | Answer,
): Promise<Answer> {
  const reference = messageReference(roomId, messageId);
  return runTransaction(async (tx) => {
    const now = Date.now();
    const { also } = await readPermitted(tx, { roomId, uid: by, capability, also: { reference } }, now);
    const message = parseMessage(also.reference.data());
    if (message === null || !mayRead(message, by)) throw new AppError('chat/no-such-message');
    return change({ tx, now, message, reference });
  });
}
