import 'server-only';
import {
  editMessageCallable,
  reactToMessageCallable,
  pinMessageCallable,
} from '@/lib/chat/server/add-to-message';
import { deleteMessageCallable, removeMessageCallable } from '@/lib/chat/server/erase-message';
import { tellOfMessageCallable } from '@/lib/chat/server/tell-of-message';

/** What happens to a message after it was sent. */
export const chatCallables = [
  editMessageCallable,
  deleteMessageCallable,
  removeMessageCallable,
  reactToMessageCallable,
  pinMessageCallable,
  tellOfMessageCallable,
];
