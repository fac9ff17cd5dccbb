import {
  child,
  get,
  goOffline,
  goOnline,
  increment,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  push,
  remove,
  serverTimestamp,
  set,
  setWithPriority,
  update,
} from 'firebase/database';
import { createDatabaseSpace } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { closeWebClients, createSignedInClient, type WebClient } from './support/web-client';
import { nextValue } from './support/watch-value';

let ann: WebClient;
let bob: WebClient;
beforeAll(async () => {
  const namespace = await createDatabaseSpace(databaseRules);
  [ann, bob] = await Promise.all([createSignedInClient(namespace), createSignedInClient(namespace)]);
});
afterAll(closeWebClients);

describe('The Realtime Database', () => {
  it('says that it is connected, and how far its clock is off', async () => {
    expect((await nextValue(ann.place('.info/connected'), (state) => state.val() === true)).val()).toBe(true);
    expect(Math.abs((await nextValue(ann.place('.info/serverTimeOffset'))).val() as number)).toBeLessThan(
      60_000,
    );
  });

  it('gives one client what another wrote', async () => {
    const value = { points: 5, name: 'x', list: ['p', 'q'], deep: { er: true } };
    await set(ann.place('scores/basic'), value);
    expect((await get(bob.place('scores/basic'))).val()).toEqual(value);
  });

  it('updates several paths at once', async () => {
    await set(ann.place('scores/multi'), { a: { points: 1, name: 'a' } });
    await update(ann.place('scores/multi'), { 'a/points': 6, 'b/points': 2, c: { points: 9 } });
    expect((await get(bob.place('scores/multi'))).val()).toEqual({
      a: { points: 6, name: 'a' },
      b: { points: 2 },
      c: { points: 9 },
    });
  });

  it('fills in its own time and adds increments', async () => {
    await set(ann.place('scores/values'), { at: serverTimestamp(), n: increment(3) });
    await update(ann.place('scores/values'), { n: increment(-1) });
    const { at, n } = (await get(bob.place('scores/values'))).val() as { at: number; n: number };
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(n).toBe(2);
  });

  it('tells of children that come, change and go', async () => {
    const events: string[] = [];
    const parent = bob.place('scores/children');
    await set(ann.place('scores/children/stays'), 1);
    await nextValue(parent, (snapshot) => snapshot.hasChild('stays'));
    const stops = [
      onChildAdded(parent, ({ key }) => events.push(`+${key}`)),
      onChildChanged(parent, ({ key }) => events.push(`~${key}`)),
      onChildRemoved(parent, ({ key }) => events.push(`-${key}`)),
    ];
    await nextValue(parent);
    await set(ann.place('scores/children/new'), { points: 1 });
    await set(ann.place('scores/children/new/points'), 7);
    await remove(ann.place('scores/children/new'));
    await nextValue(bob.place('scores/children'), (snapshot) => !snapshot.hasChild('new'));
    expect(events).toEqual(['+stays', '+new', '~new', '-new']);
    stops.forEach((stop) => stop());
  });

  it('keeps push ids in order, priorities, and keys of every script', async () => {
    const list = ann.place('scores/list');
    const keys = await Promise.all([1, 2, 3].map(async (n) => (await push(list, n)).key));
    expect(keys).toEqual([...keys].sort());
    await setWithPriority(ann.place('scores/priority'), { points: 1 }, 7);
    expect((await nextValue(bob.place('scores/priority'))).priority).toBe(7);
    await set(ann.place('scores/κλειδί'), '日本語 😀');
    expect((await get(bob.place('scores/κλειδί'))).val()).toBe('日本語 😀');
  });

  it('takes values that the client sends in many frames', async () => {
    const text = 'x'.repeat(300_000);
    await set(ann.place('scores/large'), { text });
    expect(((await get(bob.place('scores/large/text'))).val() as string).length).toBe(300_000);
  });

  it('gets what a client wrote while offline, and brings it up to date when it is back', async () => {
    const watched = child(ann.place('scores'), 'watched');
    await nextValue(watched);
    goOffline(ann.database);
    const written = set(ann.place('scores/offline'), 1);
    await set(bob.place('scores/watched'), 'meanwhile');
    goOnline(ann.database);
    await written;
    expect((await nextValue(watched, (snapshot) => snapshot.val() === 'meanwhile')).exists()).toBe(true);
    expect((await get(bob.place('scores/offline'))).val()).toBe(1);
  });
});
