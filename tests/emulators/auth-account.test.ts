import {
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  unlink,
  updatePassword,
} from 'firebase/auth';
import { closeAdminClients, createAdminAuth } from './support/admin-client';
import { unique } from './support/unique';
import { closeWebClients, createSignedInClient, createWebClient, password } from './support/web-client';

const admin = createAdminAuth();
afterAll(async () => {
  await closeWebClients();
  await closeAdminClients();
});

const providersOf = async (uid: string) =>
  (await admin.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();
/** A person at Google, as Google's window would report them. */
const atGoogle = () => {
  const sub = unique('google');
  return GoogleAuthProvider.credential(
    JSON.stringify({ sub, email: `${sub}@example.com`, email_verified: true }),
  );
};

describe('A signed-in person', () => {
  it('reauthenticates with their password, and not with a wrong one', async () => {
    const { user } = await createSignedInClient();
    const say = (secret: string) =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', secret));
    await expect(say('wrong password')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    expect((await say(password)).user.uid).toBe(user.uid);
  });

  it('changes their password, and stays signed in', async () => {
    const { auth, user } = await createSignedInClient();
    const email = user.email ?? '';
    await expect(updatePassword(user, 'short')).rejects.toMatchObject({ code: 'auth/weak-password' });
    await updatePassword(user, 'another horse');
    expect(auth.currentUser?.uid).toBe(user.uid);
    expect((await user.getIdTokenResult(true)).claims['email']).toBe(email);
    const other = createWebClient();
    await expect(signInWithEmailAndPassword(other.auth, email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await signInWithEmailAndPassword(other.auth, email, 'another horse');
  });

  it('keeps a guest account by an address that no other account has', async () => {
    const uid = unique('guest');
    const [{ user: known }, { auth }] = [await createSignedInClient(), createWebClient()];
    const { user } = await signInWithCustomToken(auth, await admin.createCustomToken(uid));
    const link = (email: string) => linkWithCredential(user, EmailAuthProvider.credential(email, password));
    await expect(link(known.email ?? '')).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    const email = `${uid}@example.com`;
    await link(email);
    expect(await providersOf(uid)).toEqual(['password']);
    expect((await signInWithEmailAndPassword(createWebClient().auth, email, password)).user.uid).toBe(uid);
  });

  it('links another provider, signs in by it, and unlinks it', async () => {
    const { user } = await createSignedInClient();
    const [credential, other] = [atGoogle(), createWebClient()];
    await linkWithCredential(user, credential);
    expect(await providersOf(user.uid)).toEqual(['google.com', 'password']);
    expect((await signInWithCredential(other.auth, credential)).user.uid).toBe(user.uid);
    const { user: third } = await createSignedInClient();
    await expect(linkWithCredential(third, credential)).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    });
    await unlink(user, 'google.com');
    expect(await providersOf(user.uid)).toEqual(['password']);
  });
});

describe('Accounts that our server brings', () => {
  it('are made all at once, with names and no way in, and never again', async () => {
    const uids = [unique('learner'), unique('learner')];
    const creationTime = new Date(1_600_000_000_000).toUTCString();
    const bring = () =>
      admin.importUsers(uids.map((uid) => ({ uid, displayName: 'Sophie', metadata: { creationTime } })));
    expect(await bring()).toMatchObject({ successCount: 2, failureCount: 0, errors: [] });
    // Existing accounts stay as they are; each is named.
    const again = await bring();
    expect(again.errors.map(({ index, error }) => [index, error.code])).toEqual([
      [0, 'auth/invalid-user-import'],
      [1, 'auth/invalid-user-import'],
    ]);
    const { users } = await admin.getUsers(uids.map((uid) => ({ uid })));
    expect(users.map(({ uid, displayName, providerData }) => [uid, displayName, providerData])).toEqual(
      expect.arrayContaining(uids.map((uid) => [uid, 'Sophie', []])),
    );
    expect(users).toHaveLength(2);
    const [uid = ''] = uids;
    const { auth } = createWebClient();
    const { user } = await signInWithCustomToken(auth, await admin.createCustomToken(uid));
    expect(user.displayName).toBe('Sophie');
  });
});
