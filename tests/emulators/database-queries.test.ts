import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  query,
  remove,
  set,
  startAfter,
  startAt,
  update,
  type QueryConstraint,
} from 'firebase/database';
import { createDatabaseSpace } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { closeWebClients, createSignedInClient, type WebClient } from './support/web-client';
import { nextValue, orderedKeys } from './support/watch-value';

let ann: WebClient;
let bob: WebClient;
beforeAll(async () => {
  const namespace = await createDatabaseSpace(databaseRules);
  [ann, bob] = await Promise.all([createSignedInClient(namespace), createSignedInClient(namespace)]);
  const scores = Array.from(
    { length: 10 },
    (_, n) => [`q${n}`, { points: n * 10, name: `n${9 - n}` }] as const,
  );
  await set(ann.place('scores'), { ...Object.fromEntries(scores), ranked: { meta: { rank: 1 } } });
  await update(ann.place('counters'), { one: 3, two: 1, three: 2 });
});
afterAll(closeWebClients);

describe('A query', () => {
  it.each<[string, string, QueryConstraint[], string[]]>([
    ['the largest by a child', 'scores', [orderByChild('points'), limitToLast(3)], ['q7', 'q8', 'q9']],
    ['a range of a child', 'scores', [orderByChild('points'), startAt(20), endAt(40)], ['q2', 'q3', 'q4']],
    ['one value of a child', 'scores', [orderByChild('name'), equalTo('n3')], ['q6']],
    ['from a key on', 'scores', [orderByKey(), startAt('q3'), limitToFirst(2)], ['q3', 'q4']],
    ['after a value', 'scores', [orderByChild('points'), startAfter(70)], ['q8', 'q9']],
    ['before a key', 'scores', [orderByKey(), startAt('q'), endBefore('q2')], ['q0', 'q1']],
    ['by a deep child', 'scores', [orderByChild('meta/rank'), startAt(1)], ['ranked']],
    ['the first by priority', 'scores', [limitToFirst(1)], ['q0']],
    ['the largest values', 'counters', [orderByValue(), limitToLast(2)], ['three', 'one']],
  ])('shows %s, to a listener and to a get', async (_, path, constraints, keys) => {
    const asked = query(bob.place(path), ...constraints);
    expect(await orderedKeys(asked)).toEqual(keys);
    const got = (await get(query(bob.place(path), ...constraints))).val() as object;
    expect(Object.keys(got).sort()).toEqual([...keys].sort());
  });

  it('keeps its window right while others write', async () => {
    const top = query(bob.place('scores'), orderByChild('points'), limitToLast(2));
    const seen: string[] = [];
    const stop = onValue(top, (snapshot) => {
      const rows: string[] = [];
      snapshot.forEach((row) => {
        rows.push(row.key);
      });
      seen.push(rows.join());
    });
    await nextValue(top, (snapshot) => snapshot.size === 2);
    await set(ann.place('scores/top'), { points: 999 });
    await set(ann.place('scores/q0/points'), 1000);
    await remove(ann.place('scores/top'));
    await nextValue(top, (snapshot) => snapshot.hasChild('q9') && snapshot.hasChild('q0'));
    stop();
    expect(seen).toEqual(['q8,q9', 'q9,top', 'top,q0', 'q9,q0']);
  });
});
