import { withStorage } from '@/lib/auth/client/local-data';
import { personalKey } from '@/lib/auth/personal-key';
import { createThrottle } from '@/lib/core/client/create-throttle';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { callServer } from '@/lib/callables/client/call-server';
import { readersOf } from '../audience';
import { tellOfMessage } from '../contract';
import { isToldAtOnce } from '../mentions';
import { pendingMessageSchema, type PendingMessage } from '../schema';
import type { OutboxPorts } from './message-outbox';
import { parseHosts } from './watch-hosts';

/** Of messages that concern nobody by name, those who are away hear so often at most (ms). */
const tellEvery = 60_000;

/** The outbox of a person in a room: this device's storage, and the database. */
export function outboxPorts(roomId: string, uid: string): OutboxPorts {
  const prefix = `chat.${roomId}.`;
  /** Nobody waits for it: the message itself is there. */
  const tell = (messageId: string): void =>
    void callServer(tellOfMessage, { roomId, messageId }, { isUnasked: true }).catch(() => undefined);
  const tellNow = createThrottle(tell, tellEvery);
  const keyOf = (id: string) => personalKey(uid, `${prefix}${id}`);
  const place = async () => {
    const kit = await loadFirestore();
    return {
      kit,
      message: (id: string) => kit.doc(kit.firestore, 'rooms', roomId, 'messages', id),
      pace: kit.doc(kit.firestore, 'rooms', roomId, 'pace', uid),
      hosts: kit.doc(kit.firestore, 'rooms', roomId, 'roles', 'hosts'),
    };
  };
  return {
    load: () =>
      withStorage(
        (storage) =>
          Object.keys(storage)
            .filter((key) => key.startsWith(keyOf('')))
            .map((key) => parse(storage.getItem(key)))
            .filter((kept) => kept !== null)
            .toSorted((one, other) => one.writtenAt - other.writtenAt)
            .map(({ message }) => message),
        [],
      ),
    save: (message) =>
      withStorage((storage) => {
        const before = parse(storage.getItem(keyOf(message.id)));
        const writtenAt = before?.writtenAt ?? Date.now();
        storage.setItem(keyOf(message.id), JSON.stringify({ writtenAt, message }));
      }, undefined),
    forget: (id) => withStorage((storage) => storage.removeItem(keyOf(id)), undefined),
    keep: async ({ id, name, text, to, replyTo, file, cell }, left) => {
      const { kit, message, pace, hosts } = await place();
      // As the server has them now: the rules compare.
      const known = to === 'hosts' ? parseHosts((await kit.getDocFromServer(hosts)).data()) : [];
      const readers = readersOf(to, { from: uid, hosts: known });
      const carried = {
        ...(replyTo !== undefined && { replyTo }),
        ...(file !== undefined && { file }),
        ...(cell !== undefined && { cell }),
      };
      const at = kit.serverTimestamp();
      await kit
        .writeBatch(kit.firestore)
        .set(message(id), { from: uid, name, text, to, ...readers, ...carried, at })
        .set(pace, { credit: left.credit, last: id, at })
        .commit();
      if (isToldAtOnce({ text, to })) tell(id);
      else tellNow.give(id);
    },
    isKept: async (id) => {
      const { kit, message } = await place();
      return (await kit.getDocFromServer(message(id))).exists();
    },
    readPace: async () => {
      const { kit, pace } = await place();
      const { credit, at } = (await kit.getDocFromServer(pace)).data() ?? {};
      if (typeof credit !== 'number') return null;
      const since = (at as { toMillis?: () => number } | undefined)?.toMillis?.() ?? 0;
      return { pace: { credit }, age: Math.max(0, Date.now() - since) };
    },
    now: () => performance.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** What this device kept; null for what it cannot have been. */
function parse(text: string | null): { writtenAt: number; message: PendingMessage } | null {
  try {
    const { writtenAt, message } = JSON.parse(text ?? '') as { writtenAt: unknown; message: unknown };
    const parsed = pendingMessageSchema.safeParse(message);
    return parsed.success && typeof writtenAt === 'number' ? { writtenAt, message: parsed.data } : null;
  } catch {
    return null;
  }
}
