import {
  equalTo,
  get,
  limitToFirst,
  off,
  onValue,
  orderByChild,
  query,
  remove,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { signOut, type User } from 'firebase/auth';
import { closeAdminClients, createAdminAuth } from './support/admin-client';
import { createDatabaseSpace, loadDatabaseRules } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { databaseDenial } from './support/denial';
import { closeWebClients, createSignedInClient, createWebClient, type WebClient } from './support/web-client';
import { nextValue } from './support/watch-value';

let namespace: string;
let ann: WebClient & { readonly user: User };
let bob: WebClient & { readonly user: User };
beforeAll(async () => {
  namespace = await createDatabaseSpace(databaseRules);
  [ann, bob] = await Promise.all([createSignedInClient(namespace), createSignedInClient(namespace)]);
  await set(ann.place(`members/maths/${ann.user.uid}`), true);
});
afterAll(async () => {
  await closeWebClients();
  await closeAdminClients();
});

const message = (extra: object = {}) => ({ text: 'hi', by: ann.user.uid, at: serverTimestamp(), ...extra });
/** Ends when a listen is taken away. */
const revocation = (place: Parameters<typeof onValue>[0]) =>
  new Promise<Error>((resolve) => onValue(place, () => undefined, resolve));

describe('Rules of the Realtime Database', () => {
  it('let a member write what is valid', async () => {
    await set(ann.place('rooms/maths/messages/first'), message());
    expect((await get(ann.place('rooms/maths/messages/first/text'))).val()).toBe('hi');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a message over another', () => set(ann.place('rooms/maths/messages/first'), message())],
    [
      'a message in another’s name',
      () => set(ann.place('rooms/maths/messages/m'), message({ by: bob.user.uid })),
    ],
    ['a blank message', () => set(ann.place('rooms/maths/messages/m'), message({ text: '  ' }))],
    ['a message from the future', () => set(ann.place('rooms/maths/messages/m'), message({ at: 4e15 }))],
    ['a message with something extra', () => set(ann.place('rooms/maths/messages/m'), message({ extra: 1 }))],
    [
      'a message of a stranger',
      () => set(bob.place('rooms/maths/messages/m'), message({ by: bob.user.uid })),
    ],
    ['a stranger’s get', () => get(bob.place('rooms/maths'))],
    ['a stranger’s listen', () => nextValue(bob.place('rooms/maths'))],
    ['a place without a rule', () => set(ann.place('nowhere'), 1)],
    ['someone without the claim', () => get(ann.place('admins'))],
    ['a list without the query that it needs', () => get(ann.place('mine'))],
  ])('refuse %s', async (_, attempt) => {
    await expect(attempt()).rejects.toThrow(databaseDenial);
  });

  it('refuse an update as a whole when one path is refused', async () => {
    const changes = { 'rooms/maths/messages/half': message(), 'nowhere/x': 1 };
    await expect(update(ann.place('/'), changes)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect((await get(ann.place('rooms/maths/messages/half'))).exists()).toBe(false);
  });

  it('take a refused write back from the pages that saw it already', async () => {
    const seen: unknown[] = [];
    const place = ann.place(`presence/${bob.user.uid}`);
    const stop = onValue(place, (snapshot) => seen.push(snapshot.val()));
    await nextValue(place);
    await expect(set(place, { state: 'online' })).rejects.toThrow(databaseDenial);
    stop();
    expect(seen).toEqual([null, { state: 'online' }, null]);
  });

  it('allow a list to the query that they name', async () => {
    const mine = query(ann.place('mine'), orderByChild('owner'), equalTo(ann.user.uid));
    expect((await nextValue(mine)).val()).toBeNull();
    expect((await get(mine)).val()).toBeNull();
  });

  it('end a listen, with a query or without, when what allowed it goes', async () => {
    await set(bob.place(`members/short/${bob.user.uid}`), true);
    const plain = revocation(bob.place('rooms/short'));
    const windowed = revocation(query(bob.place('rooms/short'), orderByChild('x'), limitToFirst(2)));
    await nextValue(bob.place('rooms/short'));
    await remove(bob.place(`members/short/${bob.user.uid}`));
    expect((await plain).message).toMatch(/permission_denied at \/rooms\/short/);
    expect((await windowed).message).toMatch(databaseDenial);
  });

  it('see custom claims once the token is renewed', async () => {
    await createAdminAuth().setCustomUserClaims(ann.user.uid, { admin: true });
    await ann.user.getIdToken(true);
    await expect(nextValue(ann.place('admins'))).resolves.toBeDefined();
  });

  it('see at once that somebody signed out, and end the listens', async () => {
    const leaving = await createSignedInClient(namespace);
    const ended = revocation(leaving.place('counters'));
    await nextValue(leaving.place('counters'));
    await signOut(leaving.auth);
    expect((await ended).message).toMatch(databaseDenial);
    await expect(get(leaving.place('counters'))).rejects.toThrow(databaseDenial);
  });

  it('refuse everybody who is not signed in', async () => {
    const nobody = createWebClient(namespace);
    await expect(get(nobody.place('counters'))).rejects.toThrow(databaseDenial);
    await expect(set(nobody.place('counters/x'), 1)).rejects.toThrow(databaseDenial);
  });

  it('can be replaced while people are connected', async () => {
    const own = await createDatabaseSpace({ '.read': true, '.write': false });
    const { place } = await createSignedInClient(own);
    const ended = revocation(place('x'));
    await nextValue(place('x'));
    await loadDatabaseRules(own, { '.read': false, '.write': true });
    expect((await ended).message).toMatch(databaseDenial);
    await expect(set(place('x'), 1)).resolves.toBeUndefined();
    off(place('x'));
  });
});
