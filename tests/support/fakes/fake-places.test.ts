import type { Watch } from '@/lib/core/client/use-watch';
import { loadDatabase, loadFirestore } from '@/lib/firebase/client/load-firebase';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { watchMyRooms } from '@/lib/rooms/client/watch-my-rooms';
import type { RoomListing } from '@/lib/rooms/schema';
import { fakePlaces } from '@/tests/support/fakes/fake-places';

const algebra: RoomListing = {
  name: 'Algebra',
  preset: 'lesson',
  profile: 'host',
  addedAt: 1,
  archived: false,
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Follows something, and keeps all that was said. */
async function follow<T>(watch: Watch<T>) {
  const seen: unknown[] = [];
  const stop = watch({
    next: (value, isCurrent) => seen.push([value, isCurrent]),
    fail: (thrown) => seen.push((thrown as { code: string }).code),
  });
  await turn();
  return { seen, stop };
}

describe('the fake of Firestore', () => {
  it('tells of documents that come and go below a collection, and of nothing deeper', async () => {
    const { seen } = await follow(watchMyRooms('emmy'));
    fakePlaces.setDocument('users/emmy/rooms/algebra/notes/first', { text: 'deeper' });
    fakePlaces.setDocument('users/emmy/rooms/algebra', algebra);
    await turn();
    fakePlaces.setDocument('users/emmy/rooms/algebra', null);
    await turn();
    expect(seen.map((said) => (said as [object[]])[0].length)).toEqual([0, 1, 1, 0]);
  });

  it('keeps what is known without a connection, and marks it', async () => {
    fakePlaces.setDocument('users/emmy/rooms/algebra', algebra);
    const { seen } = await follow(watchMyRooms('emmy'));
    fakePlaces.goOffline();
    await turn();
    expect(seen.map((said) => (said as [unknown, boolean])[1])).toEqual([true, false]);
    const { firestore, doc, getDocFromServer } = await loadFirestore();
    const asked = getDocFromServer(doc(firestore, 'users', 'emmy', 'rooms', 'algebra'));
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('ends a watch that its rules refuse', async () => {
    fakePlaces.refuse('users/emmy');
    const { seen } = await follow(watchMyRooms('emmy'));
    fakePlaces.setDocument('users/emmy/rooms/algebra', algebra);
    await turn();
    expect(seen).toEqual(['permission-denied']);
  });

  it('orders, limits and counts', async () => {
    for (const [place, addedAt] of [3, 1, 2].entries())
      fakePlaces.setDocument(`rooms/algebra/members/p${place}`, { addedAt });
    const { firestore, collection, getCountFromServer, getDocs, limit, orderBy, query } =
      await loadFirestore();
    const members = collection(firestore, 'rooms', 'algebra', 'members');
    const { docs } = await getDocs(query(members, orderBy('addedAt'), limit(2)));
    expect(docs.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect((await getCountFromServer(members)).data()).toEqual({ count: 3 });
  });
});

describe('the fake of the Realtime Database', () => {
  it('gives a tree of what stands below a place', async () => {
    const { seen } = await follow(watchValue('asks/algebra', (value) => value));
    fakePlaces.setValue('asks/algebra/ada/hand', { at: 1 });
    await turn();
    expect(seen).toEqual([
      [null, true],
      [{ ada: { hand: { at: 1 } } }, true],
    ]);
  });

  it('refuses what its rules refuse, to read and to write', async () => {
    fakePlaces.refuse('asks/algebra');
    const { database, ref, set } = await loadDatabase();
    await expect(set(ref(database, 'asks/algebra/ada'), 1)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    const { seen, stop } = await follow(watchValue('asks/algebra', (value) => value));
    stop();
    expect(seen).toEqual(['PERMISSION_DENIED']);
    expect(fakePlaces.readValue('asks/algebra/ada')).toBeNull();
  });

  it('writes once the connection is back', async () => {
    fakePlaces.goOffline();
    const { database, ref, set } = await loadDatabase();
    const written = set(ref(database, 'asks/algebra/ada'), 1);
    await turn();
    expect(fakePlaces.readValue('asks/algebra/ada')).toBeNull();
    fakePlaces.goOnline();
    await written;
    expect(fakePlaces.readValue('asks/algebra/ada')).toBe(1);
  });
});
