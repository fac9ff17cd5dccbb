import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { canEdit, pinsPerRoom } from '@/lib/chat/changes/message-changes';
import { reactedBy, setReaction, type ReactionKind } from '@/lib/chat/changes/reactions';
import { editMessage, reactToMessage, pinMessage } from '@/lib/chat/contract';
import { changeMessage, type MessageTarget } from '@/lib/chat/server/change-message';
import { untellMentions } from '@/lib/chat/server/untell-message';
import { listMentioned } from '@/lib/chat/text/mention-rule';
import { messagesOf } from '@/lib/chat/server/message-store';
import { AppError } from '@/lib/errors/app-error';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const editMessageCallable = roomCallable(editMessage, 'chat:send', async ({ caller, input }) => {
  await editOwn({ ...input, by: caller.uid }, input.text.trim());
  return {};
});

/**
 * Changes the text of one's own message; the notices of those whom it mentions no more are taken back. Throws
 * `chat/not-yours` and `chat/edit-over`.
 */
export async function editOwn(target: MessageTarget, text: string): Promise<void> {
  const before = await changeMessage(target, 'chat:send', ({ tx, now, message, reference }) => {
    if (message.from !== target.by) throw new AppError('chat/not-yours');
    if (message.text === text) return message;
    if (!canEdit(message, target.by, now)) throw new AppError('chat/edit-over');
    tx.update(reference, { text, editedAt: now });
    return message;
  });
  if (before.readers) return;
  const still = listMentioned(text);
  untellMentions(
    target,
    listMentioned(before.text).filter((uid) => !still.includes(uid)),
  );
}

export const reactToMessageCallable = roomCallable(reactToMessage, 'chat:send', async ({ caller, input }) => {
  await react({ ...input, by: caller.uid }, input.kind, input.isOn);
  return {};
});

/** Sets or takes back one's own reaction. Throws `chat/no-such-message` about one that was removed. */
const react = (target: MessageTarget, kind: ReactionKind, isOn: boolean): Promise<void> =>
  changeMessage(target, 'chat:send', ({ tx, message, reference }) => {
    if (message.removedBy !== undefined) throw new AppError('chat/no-such-message');
    const reactions = setReaction(message.reactions ?? {}, kind, target.by, isOn);
    // An account that is deleted finds its reactions by this list.
    tx.update(reference, { reactions, reactedBy: reactedBy(reactions) });
  });

export const pinMessageCallable = roomCallable(pinMessage, 'member:moderate', async ({ caller, input }) => {
  await pin({ ...input, by: caller.uid }, input.isPinned);
  return {};
});

/** Pins a message that everybody reads, or takes it down. Throws `chat/pins-full` and `chat/no-such-message`. */
export const pin = (target: MessageTarget, isPinned: boolean): Promise<void> =>
  changeMessage(target, 'member:moderate', async ({ tx, now, message, reference }) => {
    if (isPinned === (message.pinnedAt !== undefined)) return;
    if (!isPinned) {
      tx.update(reference, { pinnedAt: FieldValue.delete() });
      return;
    }
    if (message.removedBy !== undefined || message.to !== 'everyone')
      throw new AppError('chat/no-such-message');
    const pinned = await tx.get(messagesOf(target.roomId).where('pinnedAt', '>', 0).count());
    if (pinned.data().count >= pinsPerRoom) throw new AppError('chat/pins-full');
    tx.update(reference, { pinnedAt: now });
  });
