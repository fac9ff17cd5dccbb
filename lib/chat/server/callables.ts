import 'server-only';
import type { Caller } from '@/lib/callables/server/callable-binding';
import {
  deleteMessage,
  editMessage,
  pinMessage,
  reactToMessage,
  removeMessage,
  tellOfMessage,
} from '@/lib/chat/contract';
import { editOwn, pin, react } from '@/lib/chat/server/add-to-message';
import { deleteOwn, removeAsHost } from '@/lib/chat/server/erase-message';
import { tellOf } from '@/lib/chat/server/tell-of-message';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const targetOf = (input: { roomId: string; messageId: string }, { uid }: Caller) => ({
  roomId: input.roomId,
  messageId: input.messageId,
  by: uid,
});

/** What happens to a message after it was sent. */
export const chatCallables = [
  roomCallable(editMessage, 'chat:send', async ({ caller, input }) => {
    await editOwn(targetOf(input, caller), input.text.trim());
    return {};
  }),
  roomCallable(deleteMessage, 'room:read', async ({ caller, input }) => {
    await deleteOwn(targetOf(input, caller));
    return {};
  }),
  roomCallable(removeMessage, 'member:moderate', async ({ caller, input }) => {
    await removeAsHost(targetOf(input, caller));
    return {};
  }),
  roomCallable(reactToMessage, 'chat:send', async ({ caller, input }) => {
    await react(targetOf(input, caller), input.kind, input.isOn);
    return {};
  }),
  roomCallable(pinMessage, 'member:moderate', async ({ caller, input }) => {
    await pin(targetOf(input, caller), input.isPinned);
    return {};
  }),
  roomCallable(tellOfMessage, 'room:read', async ({ caller, input }) => {
    await tellOf(input, caller);
    return {};
  }),
];
