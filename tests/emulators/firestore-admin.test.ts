import { FieldPath, FieldValue, Filter, Timestamp, type Query } from 'firebase-admin/firestore';
import { closeAdminClients, createAdminClient } from './support/admin-client';
import { unique } from './support/unique';

const firestore = createAdminClient().firestore();
const space = firestore.collection('spaces').doc(unique('space'));
afterAll(closeAdminClients);

const idsOf = async (query: Query) => (await query.get()).docs.map(({ id }) => id);

describe('The Admin SDK in Firestore', () => {
  it('writes and reads whatever the rules say', async () => {
    const place = space.collection('private').doc('x');
    await place.set({ secret: 1, at: FieldValue.serverTimestamp() });
    const data = (await place.get()).data();
    expect(data).toMatchObject({ secret: 1 });
    expect(data?.['at']).toBeInstanceOf(Timestamp);
  });

  it('creates only what is absent, and changes only what it has seen', async () => {
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

  it('returns only the fields that were asked for, or none', async () => {
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

  it('lists documents without reading them, and one that is only a parent of others', async () => {
    const items = space.collection('listed');
    await items.doc('b').set({ n: 1 });
    await items.doc('a').collection('below').doc('x').set({ n: 1 });
    expect((await items.listDocuments()).map(({ path }) => path)).toEqual([
      `${items.path}/a`,
      `${items.path}/b`,
    ]);
    expect((await items.get()).docs.map(({ id }) => id)).toEqual(['b']);
  });

  it('orders equal rows by their name, and continues after a name', async () => {
    const rows = space.collection('rows');
    const batch = firestore.batch();
    for (const id of ['a', 'b', 'c', 'd']) batch.set(rows.doc(id), { at: id === 'd' ? 1 : 2 });
    await batch.commit();
    const newest = rows.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
    expect(await idsOf(newest)).toEqual(['c', 'b', 'a', 'd']);
    expect(await idsOf(newest.startAfter(2, 'b').limit(2))).toEqual(['a', 'd']);
  });

  it('skips the first of an order', async () => {
    const rows = space.collection('skipped');
    await Promise.all(['a', 'b', 'c', 'd'].map((id, at) => rows.doc(id).set({ at })));
    expect(await idsOf(rows.orderBy('at', 'desc').offset(3))).toEqual(['a']);
    expect(await idsOf(rows.orderBy('at', 'desc').offset(4))).toEqual([]);
  });

  it('orders an array-contains query by another field, and continues after a document', async () => {
    const people = space.collection('people');
    await Promise.all([
      people.doc('a').set({ name: 'Cleo', keys: ['c', 'cl'] }),
      people.doc('b').set({ name: 'Clara', keys: ['c', 'cl'] }),
      people.doc('c').set({ name: 'Ann', keys: ['a', 'an'] }),
      // A text, and no list that holds it.
      people.doc('d').set({ name: 'Carl', keys: 'cl' }),
    ]);
    const found = people.where('keys', 'array-contains', 'cl').orderBy('name').limit(1);
    const { docs } = await found.get();
    expect(docs.map(({ id }) => id)).toEqual(['b']);
    expect(await idsOf(found.startAfter(docs[0]))).toEqual(['a']);
  });

  it('matches a map in a list only as a whole', async () => {
    const entries = space.collection('entries');
    await Promise.all([
      entries.doc('a').set({ mirror: [{ kind: 'row', id: 1 }, { kind: 'matrix' }] }),
      entries.doc('b').set({ mirror: [{ kind: 'row', id: 1 }] }),
      entries.doc('c').set({ mirror: [{ kind: 'matrix', id: 1 }] }),
    ]);
    expect(await idsOf(entries.where('mirror', 'array-contains', { kind: 'matrix' }))).toEqual(['a']);
  });

  it('finds by either of two conditions, and once what meets both', async () => {
    const entries = space.collection('either');
    await Promise.all([
      entries.doc('a').set({ roomId: 'r1', roomIds: ['r1'] }),
      entries.doc('b').set({ roomId: 'r1' }),
      entries.doc('c').set({ roomId: null, roomIds: ['r2', 'r1'] }),
      entries.doc('d').set({ roomId: 'r2', roomIds: ['r2'] }),
    ]);
    const concerns = Filter.or(
      Filter.where('roomId', '==', 'r1'),
      Filter.where('roomIds', 'array-contains', 'r1'),
    );
    expect(await idsOf(entries.where(concerns))).toEqual(['a', 'b', 'c']);
  });

  it('deletes a document with all that lies below it, and nothing beside it', async () => {
    const rooms = space.collection('rooms');
    const [gone, kept] = [rooms.doc('gone'), rooms.doc('gone2')];
    await Promise.all([
      gone.set({ n: 1 }),
      gone.collection('members').doc('ann').set({ n: 1 }),
      // Below a document that does not exist.
      gone.collection('sessions').doc('absent').collection('events').doc('x').set({ n: 1 }),
      kept.collection('members').doc('ann').set({ n: 1 }),
    ]);
    await firestore.recursiveDelete(gone);
    expect((await gone.get()).exists).toBe(false);
    expect((await gone.listCollections()).map(({ id }) => id)).toEqual([]);
    expect(await idsOf(kept.collection('members'))).toEqual(['ann']);
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
