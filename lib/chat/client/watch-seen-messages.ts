import * as z from 'zod/mini';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { keepSeen } from '@/lib/auth/client/seen/keep-seen';
import { seenOfRoom } from '@/lib/auth/client/seen/own-seen';
import { messageChangesSchema } from '../changes/message-changes';
import { messageSchema, type KeptMessage } from '../schema';
import { followed, watchPart, type Part } from './watch-messages';

const isKept = z.object({ id: z.string(), at: z.number() });

/** As `watchPart` of the newest messages, and without a network as the person saw them here last. */
export const watchSeenNewest = (roomId: string, reader: string | null): Watch<Part> =>
  keepSeen(watchPart(roomId, reader, { atMost: followed }), {
    key: seenOfRoom(roomId, reader === null ? 'messages' : 'private'),
    pack: ({ messages }) => messages,
    parse: async (kept) => {
      if (!Array.isArray(kept)) return null;
      const messages = kept.flatMap((one) => parseMessage(one) ?? []);
      const first = messages[0];
      if (first === undefined) return { messages, oldest: null };
      const { Timestamp } = await loadFirestore();
      return { messages, oldest: Timestamp.fromMillis(first.at) };
    },
  });

function parseMessage(kept: unknown): KeptMessage | null {
  const { data: message } = messageSchema.safeParse(kept);
  const { data: changes } = messageChangesSchema.safeParse(kept);
  const { data: place } = isKept.safeParse(kept);
  return message && changes && place ? { ...message, ...changes, ...place } : null;
}
