import 'server-only';
import { messageReference, parseMessage } from '@/lib/chat/server/message-store';
import { listMentioned } from '@/lib/chat/text/mention-rule';
import { notifyLater } from '@/lib/notifications/server/notify';

/** Older ones are told no more (ms): a page sends its messages late, but not by days. */
const oldest = 24 * 60 * 60_000;

/**
 * Tells of a message what the inbox and pushes may say: who wrote, and in which room. It does nothing about a message
 * that is not the caller's, that is gone, or that is old.
 */
export async function tellOf(
  { roomId, messageId }: { roomId: string; messageId: string },
  caller: { uid: string },
): Promise<void> {
  const message = parseMessage((await messageReference(roomId, messageId).get()).data());
  if (message?.from !== caller.uid || message.removedBy !== undefined) return;
  if (Date.now() - message.at > oldest) return;
  const uids = message.readers ?? listMentioned(message.text);
  if (uids.length === 0) return;
  notifyLater({
    id: `message-${roomId}-${messageId}`,
    kind: message.readers ? 'private-message' : 'mention',
    roomId,
    by: { uid: caller.uid },
    to: { uids },
    isSeenInside: true,
  });
}
