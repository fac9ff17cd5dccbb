import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { deleteMessage, removeMessage } from '@/lib/chat/contract';
import { changeMessage, type MessageTarget } from '@/lib/chat/server/change-message';
import { untellLater } from '@/lib/chat/server/untell-message';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const deleteMessageCallable = roomCallable(deleteMessage, 'room:read', async ({ caller, input }) => {
  await deleteOwn({ ...input, by: caller.uid });
  return {};
});

/**
 * Deletes one's own message, and what was told of it. One that is gone already is no mistake. Throws `chat/not-yours`.
 */
export async function deleteOwn(target: MessageTarget): Promise<void> {
  try {
    const told = await changeMessage(target, 'room:read', ({ tx, message, reference }) => {
      if (message.from !== target.by) throw new AppError('chat/not-yours');
      tx.delete(reference);
      return message;
    });
    untellLater(target, told);
  } catch (thrown) {
    if (!isAppError(thrown) || thrown.code !== 'chat/no-such-message') throw thrown;
  }
}

export const removeMessageCallable = roomCallable(
  removeMessage,
  'member:moderate',
  async ({ caller, input }) => {
    await removeAsHost({ ...input, by: caller.uid });
    return {};
  },
);

/**
 * Takes the text away, all that was added to it, and what was told of it. The sender and the host who did it stay in
 * sight.
 */
export async function removeAsHost(target: MessageTarget): Promise<void> {
  const told = await changeMessage(target, 'member:moderate', ({ tx, now, message, reference }) => {
    if (message.removedBy !== undefined) return message;
    const gone = FieldValue.delete();
    const nothing = { cell: gone, editedAt: gone, pinnedAt: gone, reactions: gone, reactedBy: gone };
    tx.update(reference, { text: '', removedBy: target.by, ...nothing });
    writeAudit(tx, auditId('message-removed', target.roomId, target.messageId), {
      action: 'message-removed',
      actorUid: target.by,
      subjectUid: message.from,
      roomId: target.roomId,
      at: now,
    });
    return message;
  });
  untellLater(target, told);
}
