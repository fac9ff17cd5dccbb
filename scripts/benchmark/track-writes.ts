import { readPlace } from './bench-database';
import type { Bench, BenchRoom } from './bench-room';

/** What each document and each place of a room is at an instant; its version or value by its path. */
type Photo = { documents: ReadonlyMap<string, string>; places: ReadonlyMap<string, string> };

/**
 * Counts what is changed in both databases between now, when all is still, and then. What is written and deleted
 * again in between, as an entry of the outbox, does not count.
 */
export async function trackWrites(bench: Bench, room: BenchRoom) {
  let before = await takePhoto(bench, room);
  for (;;) {
    const next = await takePhoto(bench, room);
    const changed = countChanges(before.documents, next.documents) + countChanges(before.places, next.places);
    before = next;
    if (changed === 0) break;
  }
  return {
    count: async () => {
      const after = await takePhoto(bench, room);
      return {
        documents: countChanges(before.documents, after.documents),
        places: countChanges(before.places, after.places),
      };
    },
  };
}

function countChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).length;
}

async function takePhoto(bench: Bench, room: BenchRoom): Promise<Photo> {
  const [documents, places] = await Promise.all([listDocuments(bench, room), listPlaces(bench, room)]);
  return { documents: new Map(documents), places: new Map(places) };
}

/** Collections that count requests or remember answers, or whose documents go again at once. */
const apart = new Set(['limits', 'calls', 'webhookEvents', 'outbox']);

/** All documents of all collections, also of those below a room or a person. */
async function listDocuments({ admin }: Bench, { roomId, host }: BenchRoom): Promise<[string, string][]> {
  const { firestore } = admin;
  const parents = [firestore, firestore.doc(`rooms/${roomId}`), firestore.doc(`users/${host.uid}`)];
  const collections = (await Promise.all(parents.map((parent) => parent.listCollections()))).flat();
  const names = new Set(collections.map(({ id }) => id).filter((id) => !apart.has(id)));
  const found = await Promise.all([...names].map((name) => firestore.collectionGroup(name).get()));
  return found.flatMap(({ docs }) =>
    docs.map(({ ref, updateTime }): [string, string] => [
      ref.path,
      `${updateTime.seconds}.${updateTime.nanoseconds}`,
    ]),
  );
}

/** What stands in the Realtime Database about a room, by node and person. */
async function listPlaces(bench: Bench, { roomId }: BenchRoom) {
  const root = ((await readPlace(bench, '')) ?? {}) as Record<string, Record<string, unknown>>;
  return Object.entries(root).flatMap(([node, rooms]) =>
    Object.entries(rooms[roomId] ?? {}).map(([key, value]): [string, string] => [
      `${node}/${key}`,
      JSON.stringify(value),
    ]),
  );
}
