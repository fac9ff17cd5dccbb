import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  query,
  startAfter,
  sum,
  where,
  writeBatch,
  type CollectionReference,
  type Query,
} from 'firebase/firestore';
import { loadFirestoreRules } from './support/firestore-project';
import { unique } from './support/unique';
import { closeWebClients, createSignedInClient } from './support/web-client';

let items: CollectionReference;
beforeAll(async () => {
  await loadFirestoreRules();
  const { firestore, user } = await createSignedInClient();
  items = collection(firestore, 'spaces', unique('space'), 'items');
  const batch = writeBatch(firestore);
  for (let n = 0; n < 30; n += 1) {
    const data = { owner: user.uid, kind: n % 3 ? 'a' : 'b', price: n, tags: [`t${n % 4}`] };
    batch.set(doc(items, `i${n}`), data);
  }
  await batch.commit();
});
afterAll(closeWebClients);

const idsOf = async (asked: Query) => (await getDocs(asked)).docs.map(({ id }) => id);

describe('A Firestore query', () => {
  it.each<[string, () => Query, string[]]>([
    ['by two fields, from the largest', () => query(items, where('kind', '==', 'a'), where('price', '>', 10), orderBy('price', 'desc'), limit(3)), ['i29', 'i28', 'i26']],
    ['either, or', () => query(items, or(where('price', '<', 2), where('price', '>', 27)), orderBy('price')), ['i0', 'i1', 'i28', 'i29']],
    ['by what a list holds, the last two', () => query(items, where('tags', 'array-contains-any', ['t1']), orderBy('price'), limitToLast(2)), ['i25', 'i29']],
    ['by two inequalities', () => query(items, and(where('price', '>', 3), where('kind', '!=', 'b')), orderBy('price'), limit(2)), ['i4', 'i5']],
    ['by several values', () => query(items, where('price', 'in', [4, 6])), ['i4', 'i6']],
  ])('%s', async (_, ask, ids) => {
    expect(await idsOf(ask())).toEqual(ids);
  }); // prettier-ignore

  it('goes on after a document', async () => {
    const [last] = (await getDocs(query(items, where('price', '==', 25)))).docs;
    expect(await idsOf(query(items, orderBy('price'), startAfter(last), limit(2)))).toEqual(['i26', 'i27']);
  });

  it('counts, adds up and takes the average', async () => {
    expect((await getCountFromServer(query(items, where('kind', '==', 'a')))).data().count).toBe(20);
    const asked = { all: count(), total: sum('price'), middle: average('price') };
    expect((await getAggregateFromServer(items, asked)).data()).toEqual({
      all: 30,
      total: 435,
      middle: 14.5,
    });
  });

  it('tells what came into its window and what left it', async () => {
    const top = query(items, orderBy('price', 'desc'), limit(2));
    const seen: string[][] = [];
    const isMoved = new Promise<void>((resolve, reject) => {
      onSnapshot(
        top,
        (snapshot) => {
          seen.push(snapshot.docs.map(({ id }) => id));
          if (seen.at(-1)?.[0] === 'extra') resolve();
        },
        reject,
      );
    });
    const batch = writeBatch(items.firestore);
    const [any] = (await getDocs(query(items, limit(1)))).docs;
    batch.set(doc(items, 'extra'), { ...any?.data(), price: 99 });
    await batch.commit();
    await isMoved;
    expect(seen.at(-1)).toEqual(['extra', 'i29']);
  });

  it('over all collections of a name is refused without a rule for it', async () => {
    const everywhere = query(collectionGroup(items.firestore, 'items'), where('price', '==', 3));
    await expect(getDocs(everywhere)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
