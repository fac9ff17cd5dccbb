import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { hasWords, readQuestion } from '@/lib/core/search-words';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { Room } from '@/lib/rooms/schema';
import { roomConverter } from '@/lib/rooms/server/documents/room-converter';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { findRooms } from '@/lib/services/contract';

type Found = CallableOutput<typeof findRooms>['rooms'];
type Named = { readonly roomId: string; readonly room: Room };

/** As many as a person reads at a glance; one more letter narrows the search. */
const most = 8;
/** How many rooms one search reads, to find those that are not archived and match the other words. */
const mostLookedAt = 100;

const asId = /^[A-Za-z0-9]{1,64}$/;

export const findRoomsCallable = bindCallable(findRooms, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async ({ input }) => ({ rooms: await findRoomsBy(input.query) }),
});

/**
 * Rooms by name that have words with these beginnings, or the one with this id. The database finds by the longest
 * word, and this code compares the others. Archived rooms have no calls and are left out.
 */
async function findRoomsBy(query: string): Promise<Found> {
  const [named, exact] = await Promise.all([findByName(query), findById(query.trim())]);
  const found = new Map([...exact, ...named].map((one) => [one.roomId, one.room]));
  const open = [...found].filter(([, { archivedAt }]) => archivedAt === undefined);
  return Promise.all(
    open.slice(0, most).map(async ([roomId, { name, ownerUid }]) => ({
      roomId,
      name,
      owner: (await userReference(ownerUid).get()).data()?.name ?? null,
    })),
  );
}

async function findByName(query: string): Promise<Named[]> {
  const { key, others } = readQuestion(query);
  if (key === null) return [];
  const rooms = adminFirestore().collection('rooms').withConverter(roomConverter);
  const matching = rooms.where('searchKeys', 'array-contains', key).orderBy('name').limit(mostLookedAt);
  const { docs } = await matching.get();
  return docs
    .map((document) => ({ roomId: document.id, room: document.data() }))
    .filter(({ room }) => hasWords(room.name, others));
}

async function findById(typed: string): Promise<Named[]> {
  if (!asId.test(typed)) return [];
  const room = (await roomReference(typed).get()).data();
  return room ? [{ roomId: typed, room }] : [];
}
