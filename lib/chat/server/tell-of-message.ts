import 'server-only';
import { tellOfMessage } from '@/lib/chat/contract';
import { messageReference, parseMessage } from '@/lib/chat/server/message-store';
import {
  concernedBy,
  noticeOfMessage,
  noticeOfMessages,
  untellIfGone,
} from '@/lib/chat/server/untell-message';
import { notifyLater } from '@/lib/notifications/server/notify';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Older ones are told no more (ms): a page sends its messages late, but not by days. */
const oldest = 24 * 60 * 60_000;

export const tellOfMessageCallable = roomCallable(tellOfMessage, 'room:read', async ({ caller, input }) => {
  await tellOf(input, caller);
  return {};
});

/**
 * Tells of a message what the inbox and pushes may say: who wrote, and in which room. A message for everyone is told to
 * those whom it mentions by itself, and to all others as one of many. It does nothing about a message
 * that is not the caller's, that is gone, or that is old.
 */
export async function tellOf(
  { roomId, messageId }: { roomId: string; messageId: string },
  caller: { uid: string },
): Promise<void> {
  const message = parseMessage((await messageReference(roomId, messageId).get()).data());
  if (message?.from !== caller.uid || message.removedBy !== undefined) return;
  if (Date.now() - message.at > oldest) return;
  const { readers, at } = message;
  const shared = { roomId, by: { uid: caller.uid }, isSeenInside: true } as const;
  const id = noticeOfMessage({ roomId, messageId });
  const concerned = concernedBy(message);
  const afterwards = () => untellIfGone({ roomId, messageId }, message);
  if (readers) {
    notifyLater({ ...shared, id, kind: 'private-message', to: { uids: concerned } }, afterwards);
    return;
  }
  if (concerned.length > 0)
    notifyLater({ ...shared, id, kind: 'mention', to: { uids: concerned } }, afterwards);
  // One for the room, however much is written, until it is read.
  notifyLater(
    { ...shared, id: noticeOfMessages(roomId), kind: 'message', to: { allBut: concerned }, at },
    afterwards,
  );
}
