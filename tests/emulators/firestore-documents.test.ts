import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocFromServer,
  increment,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import type { User } from 'firebase/auth';
import { ownerHeaders } from './support/emulator-environment';
import { callFirestore, loadFirestoreRules } from './support/firestore-project';
import { unique } from './support/unique';
import { closeWebClients, createSignedInClient, type WebClient } from './support/web-client';

let ann: WebClient & { readonly user: User };
beforeAll(async () => {
  await loadFirestoreRules();
  ann = await createSignedInClient();
});
afterAll(closeWebClients);

const freshItem = () => doc(ann.firestore, 'spaces', unique('space'), 'items', 'one');
const item = (extra: object = {}) => ({ owner: ann.user.uid, ...extra });

describe('Firestore', () => {
  it('keeps every kind of value', async () => {
    const place = freshItem();
    const values = {
      text: 'é😀',
      whole: 7,
      part: 0.5,
      no: false,
      none: null,
      list: [1, 'a'],
      map: { a: { b: 1 } },
    };
    await setDoc(place, item({ ...values, at: serverTimestamp() }));
    const data = (await getDoc(place)).data();
    expect(data).toMatchObject(values);
    expect(data?.['at']).toBeInstanceOf(Timestamp);
    expect(Math.abs((data?.['at'] as Timestamp).toMillis() - Date.now())).toBeLessThan(60_000);
  });

  it('updates fields, adds, collects and removes', async () => {
    const place = freshItem();
    await setDoc(place, item({ n: 1, list: ['a'], map: { a: 1, b: 2 }, gone: true }));
    await updateDoc(place, { n: increment(2), list: arrayUnion('a', 'b'), 'map.a': 9, gone: deleteField() });
    expect((await getDoc(place)).data()).toEqual(item({ n: 3, list: ['a', 'b'], map: { a: 9, b: 2 } }));
    await deleteDoc(place);
    expect((await getDoc(place)).exists()).toBe(false);
    await expect(updateDoc(place, { n: 1 })).rejects.toBeDefined();
  });

  it('tells a listener of each change, and when it is really stored', async () => {
    const place = freshItem();
    await setDoc(place, item({ n: 1 }));
    const seen: [unknown, boolean][] = [];
    const isStored = new Promise<void>((resolve, reject) => {
      onSnapshot(
        place,
        { includeMetadataChanges: true },
        (snapshot) => {
          const state: [unknown, boolean] = [snapshot.data()?.['n'], snapshot.metadata.hasPendingWrites];
          seen.push(state);
          if (state[0] === 3 && !state[1]) resolve();
        },
        reject,
      );
    });
    await updateDoc(place, { n: increment(1) });
    await updateDoc(place, { n: increment(1) });
    await isStored;
    expect(seen).toContainEqual([2, true]);
    expect(seen).toContainEqual([3, true]);
    expect(seen.at(-1)).toEqual([3, false]);
  });

  it('reads from the server past the cache, and catches up after a reconnection', async () => {
    // A client of its own, so that all others stay connected.
    const { firestore, user } = await createSignedInClient();
    const place = doc(firestore, 'spaces', unique('space'), 'items', 'one');
    await setDoc(place, { owner: user.uid, n: 1 });
    const hasSeen = (n: number, fromCache: boolean) =>
      new Promise<void>((resolve, reject) => {
        onSnapshot(
          place,
          { includeMetadataChanges: true },
          (snapshot) => {
            if (snapshot.data()?.['n'] === n && snapshot.metadata.fromCache === fromCache) resolve();
          },
          reject,
        );
      });
    await hasSeen(1, false);
    await disableNetwork(firestore);
    await hasSeen(1, true);
    const body = JSON.stringify({ fields: { n: { integerValue: '2' } } });
    const write = { method: 'PATCH', headers: ownerHeaders, body };
    expect((await callFirestore(`/${place.path}?updateMask.fieldPaths=n`, write)).status).toBe(200);
    await expect(getDocFromServer(place)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await getDoc(place)).data()?.['n']).toBe(1);
    await enableNetwork(firestore);
    expect((await getDocFromServer(place)).data()?.['n']).toBe(2);
    await hasSeen(2, false);
  });

  it('writes a batch as a whole or not at all', async () => {
    const items = collection(ann.firestore, 'spaces', unique('space'), 'items');
    const batch = writeBatch(ann.firestore);
    batch.set(doc(items, 'mine'), item());
    batch.set(doc(items, 'foreign'), { owner: 'somebody else' });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await getDoc(doc(items, 'mine'))).exists()).toBe(false);
  });

  it('loses nothing when ten transactions count at once', async () => {
    const place = freshItem();
    await setDoc(place, item({ n: 0 }));
    const addOne = () =>
      runTransaction(
        ann.firestore,
        async (transaction) => {
          const { n } = (await transaction.get(place)).data() as { n: number };
          transaction.update(place, { n: n + 1 });
        },
        { maxAttempts: 50 },
      );
    await Promise.all(Array.from({ length: 10 }, addOne));
    expect((await getDoc(place)).data()?.['n']).toBe(10);
  });
});
