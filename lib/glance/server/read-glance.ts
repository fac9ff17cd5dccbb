import 'server-only';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { withTimeout } from '@/lib/core/server/with-timeout';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { glanceAtRoom, type Glance } from '@/lib/glance/contract';
import { memberSchema } from '@/lib/rooms/schema';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { parseInside } from '@/lib/rooms/session/inside';

const day = 24 * 60 * 60 * 1000;
/** As many messages as a page of the chat follows. */
const mostMessages = 50;
/** How long the answer waits to know who is inside (ms): the rest does not depend on it. */
const patience = 3000;

/** Of other domains' documents only what is shown. */
const messageSchema = z.object({ name: z.string(), text: z.string(), to: z.literal('everyone') });
const sheetSchema = z.object({ name: z.string(), binnedAt: z.null() });

export const glanceAtRoomCallable = roomCallable(glanceAtRoom, 'room:read', ({ input, evidence }) =>
  readGlance(input.roomId, evidence, Date.now()),
);

/** Reads a room for a person who may read it. @throws `rooms/not-found` */
export async function readGlance(
  roomId: string,
  { profile, access }: Pick<Standing, 'profile' | 'access'>,
  now: number,
): Promise<Glance> {
  const [room, members, inside, messages, sheets] = await Promise.all([
    roomReference(roomId).get(),
    access['member:list'].allowed ? readMembers(roomId) : null,
    readInside(roomId),
    readMessages(roomId, now - day),
    readSheets(roomId),
  ]);
  const known = room.data();
  if (!known) throw new AppError('rooms/not-found');
  const { name, preset, plan = null } = known;
  return { name, preset, profile, plan, members, inside, messages, sheets };
}

async function readMembers(roomId: string): Promise<NonNullable<Glance['members']>> {
  const { docs } = await adminFirestore()
    .collection(`rooms/${roomId}/members`)
    .withConverter(documentConverter(memberSchema))
    .get();
  return docs.map((doc) => {
    const { uid, name, kind, profile, seat } = doc.data();
    return { uid, name, kind, profile, ...(seat !== undefined && { seat }) };
  });
}

async function readInside(roomId: string): Promise<Glance['inside']> {
  try {
    return parseInside(await withTimeout(() => readDatabase(`inside/${roomId}`), patience));
  } catch {
    // The page says that it is not known.
    return null;
  }
}

async function readMessages(roomId: string, since: number): Promise<Glance['messages']> {
  const messages = adminFirestore().collection(`rooms/${roomId}/messages`);
  const { docs } = await messages.orderBy('at', 'desc').limit(mostMessages).get();
  return docs
    .flatMap((doc) => {
      const message = messageSchema.safeParse(doc.data());
      const at = timeOf(doc);
      return message.success && at >= since
        ? [{ id: doc.id, name: message.data.name, text: message.data.text, at }]
        : [];
    })
    .toReversed();
}

async function readSheets(roomId: string): Promise<Glance['sheets']> {
  const { docs } = await adminFirestore().collection(`rooms/${roomId}/worksheets`).get();
  return docs.flatMap((doc) => {
    const sheet = sheetSchema.safeParse(doc.data());
    return sheet.success ? [{ id: doc.id, name: sheet.data.name }] : [];
  });
}

/** When a message arrived (ms). */
const timeOf = (doc: DocumentSnapshot): number =>
  (doc.get('at') as { toMillis?: () => number } | undefined)?.toMillis?.() ?? 0;
