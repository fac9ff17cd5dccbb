import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { closeAdminClients, createAdminClient } from './support/admin-client';
import { unique } from './support/unique';

const firestore = createAdminClient().firestore();
const space = firestore.collection('spaces').doc(unique('space'));
afterAll(closeAdminClients);

describe('The Admin SDK in Firestore', () => {
  it('writes and reads whatever the rules say', async () => {
    const place = space.collection('private').doc('x');
    await place.set({ secret: 1, at: FieldValue.serverTimestamp() });
    const data = (await place.get()).data();
    expect(data).toMatchObject({ secret: 1 });
    expect(data?.['at']).toBeInstanceOf(Timestamp);
  });

  it('creates only what is not there, and changes only what it has seen', async () => {
    const place = space.collection('private').doc('created');
    const { writeTime } = await place.create({ n: 1 });
    await expect(place.create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    await place.update({ n: 2 }, { lastUpdateTime: writeTime });
    await expect(place.update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
  });

  it('reads several documents at once, and a group of collections', async () => {
    const group = unique('group');
    const places = ['a', 'b'].map((id) => space.collection(group).doc(id));
    await Promise.all(places.map((place) => place.set({ id: place.id })));
    const found = await firestore.getAll(...places, space.collection(group).doc('absent'));
    expect(found.map((snapshot) => snapshot.exists)).toEqual([true, true, false]);
    expect((await firestore.collectionGroup(group).where('id', '==', 'b').get()).size).toBe(1);
    expect((await space.collection(group).count().get()).data().count).toBe(2);
  });

  it('brings only the fields that were asked for, or none', async () => {
    const items = space.collection('selected');
    await items.doc('a').set({ name: 'Ann', seat: 1 });
    const found = await Promise.all([items.select('seat'), items.select()].map((query) => query.get()));
    expect(found.map(({ docs }) => docs.map((item) => [item.id, item.data()]))).toEqual([
      [['a', { seat: 1 }]],
      [['a', {}]],
    ]);
    const sought = await firestore.runTransaction((transaction) =>
      transaction.get(items.where('name', '==', 'Ann').select()),
    );
    expect(sought.docs.map((item) => item.data())).toEqual([{}]);
  });

  it('lists documents without reading them, also one that has only others below it', async () => {
    const items = space.collection('listed');
    await items.doc('b').set({ n: 1 });
    await items.doc('a').collection('below').doc('x').set({ n: 1 });
    expect((await items.listDocuments()).map(({ path }) => path)).toEqual([
      `${items.path}/a`,
      `${items.path}/b`,
    ]);
    expect((await items.get()).docs.map(({ id }) => id)).toEqual(['b']);
  });

  it('orders what is alike by its name, and goes on behind a name', async () => {
    const rows = space.collection('rows');
    const batch = firestore.batch();
    for (const id of ['a', 'b', 'c', 'd']) batch.set(rows.doc(id), { at: id === 'd' ? 1 : 2 });
    await batch.commit();
    const newest = rows.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
    const idsOf = async (query: typeof newest) => (await query.get()).docs.map(({ id }) => id);
    expect(await idsOf(newest)).toEqual(['c', 'b', 'a', 'd']);
    expect(await idsOf(newest.startAfter(2, 'b').limit(2))).toEqual(['a', 'd']);
  });

  it('loses nothing when transactions meet, and reads before it writes', async () => {
    const place = space.collection('private').doc('count');
    await place.set({ n: 0 });
    const addOne = () =>
      firestore.runTransaction(
        async (transaction) => {
          const { n } = (await transaction.get(place)).data() as { n: number };
          transaction.update(place, { n: n + 1 });
        },
        { maxAttempts: 50 },
      );
    await Promise.all(Array.from({ length: 5 }, addOne));
    expect((await place.get()).data()).toEqual({ n: 5 });
  });

  it('listens', async () => {
    const items = space.collection('watched');
    const sizes: number[] = [];
    const isSeen = new Promise<void>((resolve, reject) => {
      const stop = items.onSnapshot(({ size }) => {
        sizes.push(size);
        if (size < 2) return;
        stop();
        resolve();
      }, reject);
    });
    const batch = firestore.batch();
    batch.set(items.doc('a'), { n: 1 }).set(items.doc('b'), { n: 2 });
    await batch.commit();
    await isSeen;
    expect(sizes.at(-1)).toBe(2);
  });
});
