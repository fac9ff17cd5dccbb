import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { signOut, type User } from 'firebase/auth';
import { closeAdminClients, createAdminAuth, createAdminClient } from './support/admin-client';
import { firestoreDenial } from './support/denial';
import { callFirestore, loadFirestoreRules } from './support/firestore-project';
import { unique } from './support/unique';
import { closeWebClients, createSignedInClient, createWebClient, type WebClient } from './support/web-client';

const space = unique('space');
let ann: WebClient & { readonly user: User };
let bob: WebClient & { readonly user: User };
beforeAll(async () => {
  await loadFirestoreRules();
  [ann, bob] = await Promise.all([createSignedInClient(), createSignedInClient()]);
  await setDoc(doc(ann.firestore, 'users', ann.user.uid), { name: 'Ada' });
  await setDoc(doc(ann.firestore, 'spaces', space, 'items', 'anns'), { owner: ann.user.uid });
});
afterAll(async () => {
  await closeWebClients();
  await closeAdminClients();
});

const at = (client: WebClient, path: string) => doc(client.firestore, path);

describe('Rules of Firestore', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['somebody else’s document', () => setDoc(at(ann, `users/${bob.user.uid}`), { name: 'x' })],
    ['a value of the wrong type', () => setDoc(at(ann, `users/${ann.user.uid}`), { name: 5 })],
    ['a place without a rule', () => setDoc(at(ann, 'nowhere/x'), { a: 1 })],
    ['a person without the claim', () => getDoc(at(ann, 'admins/x'))],
    ['a person whom another document does not name', () => setDoc(at(bob, 'named/x'), { a: 1 })],
    ['a change of what belongs to another', () => updateDoc(at(bob, `spaces/${space}/items/anns`), { a: 1 })],
    ['a removal of what belongs to another', () => deleteDoc(at(bob, `spaces/${space}/items/anns`))],
    [
      'a creation in another’s name',
      () => setDoc(at(bob, `spaces/${space}/items/new`), { owner: ann.user.uid }),
    ],
    ['a list that no rule allows', () => getDocs(collection(ann.firestore, 'admins'))],
    ['nobody', () => getDoc(at(createWebClient(), `users/${ann.user.uid}`))],
  ])('refuse %s', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject(firestoreDenial);
  });

  it('let a person do what another document says', async () => {
    await expect(setDoc(at(ann, 'named/x'), { a: 1 })).resolves.toBeUndefined();
  });

  it('refuse a listener with an error', async () => {
    const refusal = new Promise((resolve, reject) => {
      onSnapshot(collection(ann.firestore, 'admins'), () => reject(new Error('was allowed')), resolve);
    });
    expect(await refusal).toMatchObject(firestoreDenial);
  });

  it('see custom claims once the token is renewed', async () => {
    await createAdminAuth().setCustomUserClaims(ann.user.uid, { admin: true });
    await ann.user.getIdToken(true);
    await expect(getDoc(at(ann, 'admins/x'))).resolves.toBeDefined();
  });

  it('compare with the time of the request, and take defaults for what is absent', async () => {
    const firestore = createAdminClient().firestore();
    await firestore.doc('timed/past').set({ until: Date.now() - 1_000 });
    await firestore.doc('timed/future').set({ until: Date.now() + 60_000 });
    await firestore.doc('exceptions/none').set({ map: {} });
    await expect(getDoc(at(bob, 'timed/past'))).rejects.toMatchObject(firestoreDenial);
    await expect(getDoc(at(bob, 'timed/future'))).resolves.toBeDefined();
    await expect(getDoc(at(bob, 'exceptions/none'))).resolves.toBeDefined();
  });

  it('do not hold for the owner', async () => {
    await createAdminClient().firestore().doc('admins/secret').set({ a: 1 });
    const [asOwner, asNobody] = await Promise.all([
      callFirestore('/admins/secret', { headers: { authorization: 'Bearer owner' } }),
      callFirestore('/admins/secret', {}),
    ]);
    expect([asOwner.status, asNobody.status]).toEqual([200, 403]);
  });

  it('see at once that somebody signed out', async () => {
    const leaving = await createSignedInClient();
    await expect(getDoc(at(leaving, `users/${ann.user.uid}`))).resolves.toBeDefined();
    await signOut(leaving.auth);
    await expect(getDoc(at(leaving, `users/${ann.user.uid}`))).rejects.toMatchObject(firestoreDenial);
  });
});
