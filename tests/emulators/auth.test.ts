import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import { closeAdminClients, createAdminAuth } from './support/admin-client';
import { authAddress, ownerHeaders, projectId } from './support/emulator-environment';
import { unique } from './support/unique';
import { closeWebClients, createSignedInClient, createWebClient, password } from './support/web-client';

const admin = createAdminAuth();
afterAll(async () => {
  await closeWebClients();
  await closeAdminClients();
});

const freshEmail = () => `${unique('person')}@example.com`;
/** Times in tokens are whole seconds: something "later" must be in a later second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));

describe('Signing up and in', () => {
  it('signs up, out and in again as the same person', async () => {
    const { auth } = createWebClient();
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: 'Ann' });
    await signOut(auth);
    expect(auth.currentUser).toBeNull();
    const again = await signInWithEmailAndPassword(auth, email, password);
    expect(again.user).toMatchObject({ uid: user.uid, email, displayName: 'Ann' });
  });

  it('says the same of a wrong password as of an unknown address', async () => {
    const { user } = await createSignedInClient();
    const { auth } = createWebClient();
    const wrong = { code: 'auth/invalid-credential' };
    const attempt = (email: string) => signInWithEmailAndPassword(auth, email, 'wrong password');
    await expect(attempt(user.email ?? '')).rejects.toMatchObject(wrong);
    await expect(attempt(freshEmail())).rejects.toMatchObject(wrong);
  });

  it('does not reveal which addresses have accounts', async () => {
    const { user } = await createSignedInClient();
    const ask = async (identifier: string | null) => {
      const response = await fetch(`${authAddress.url}/identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=fake`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier, continueUri: 'http://localhost' }),
      }); // prettier-ignore
      const { registered, signinMethods } = (await response.json()) as Record<string, unknown>;
      return { registered, signinMethods };
    };
    expect(await ask(user.email)).toEqual(await ask(freshEmail()));
  });

  it.each([
    ['a second account with an address', 'auth/email-already-in-use', true, password],
    ['a password of five characters', 'auth/weak-password', false, 'short'],
  ])('refuses %s', async (_, code, isTaken, secret) => {
    const { user } = await createSignedInClient();
    const email = isTaken ? (user.email ?? '') : freshEmail();
    const { auth } = createWebClient();
    await expect(createUserWithEmailAndPassword(auth, email, secret)).rejects.toMatchObject({ code });
  });

  it('refuses a disabled account', async () => {
    const { user } = await createSignedInClient();
    await admin.updateUser(user.uid, { disabled: true });
    const { auth } = createWebClient();
    await expect(signInWithEmailAndPassword(auth, user.email ?? '', password)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });

  it('takes a token that our server made', async () => {
    const uid = unique('custom');
    const { auth } = createWebClient();
    const { user } = await signInWithCustomToken(auth, await admin.createCustomToken(uid, { robot: true }));
    expect(user.uid).toBe(uid);
    expect((await user.getIdTokenResult()).claims['robot']).toBe(true);
  });
});

describe('ID tokens', () => {
  it('tell our server the person and the time of the sign-in', async () => {
    const { user } = await createSignedInClient();
    const decoded = await admin.verifyIdToken(await user.getIdToken());
    expect(decoded).toMatchObject({ uid: user.uid, email: user.email, aud: projectId });
    expect(Math.abs(decoded.auth_time - Date.now() / 1000)).toBeLessThan(30);
    expect(decoded.exp - decoded.iat).toBe(3600);
  });

  it('keep the time of the sign-in when they are renewed', async () => {
    const { user } = await createSignedInClient();
    const first = await admin.verifyIdToken(await user.getIdToken());
    await nextSecond();
    const second = await admin.verifyIdToken(await user.getIdToken(true));
    expect(second.auth_time).toBe(first.auth_time);
    expect(second.iat).toBeGreaterThan(first.iat);
  });

  it('reach a listener at the sign-in, at each renewal, and at the end', async () => {
    const { auth } = createWebClient();
    const told: (string | null)[] = [];
    const isAllTold = new Promise<void>((resolve) => {
      const tell = async (user: User | null) => {
        told.push(user && (await user.getIdToken()));
        if (told.length > 1 && user === null) resolve();
      };
      onIdTokenChanged(auth, (user) => void tell(user));
    });
    await auth.authStateReady();
    const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password);
    const first = await user.getIdToken();
    await nextSecond();
    const second = await user.getIdToken(true);
    // A sign-in that ends elsewhere ends here as soon as the page asks for a new token.
    await admin.updateUser(user.uid, { disabled: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await isAllTold;
    expect(told).toEqual([null, first, second, null]);
  });

  it('carry custom claims once they are renewed', async () => {
    const { user } = await createSignedInClient();
    await admin.setCustomUserClaims(user.uid, { admin: true });
    expect((await user.getIdTokenResult()).claims['admin']).toBeUndefined();
    expect((await user.getIdTokenResult(true)).claims['admin']).toBe(true);
  });

  it.each([
    ['garbage', () => 'garbage'],
    ['a token cut short', (token: string) => token.slice(0, 40)],
  ])('are refused when they are %s', async (_, spoil) => {
    const { user } = await createSignedInClient();
    const token = spoil(await user.getIdToken());
    await expect(admin.verifyIdToken(token)).rejects.toMatchObject({ code: 'auth/argument-error' });
  });

  it('are refused after everything was revoked, unlike a new sign-in', async () => {
    const { user, auth } = await createSignedInClient();
    const token = await user.getIdToken();
    await nextSecond();
    await admin.revokeRefreshTokens(user.uid);
    await expect(admin.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
    await nextSecond();
    const again = await signInWithEmailAndPassword(auth, user.email ?? '', password);
    await expect(admin.verifyIdToken(await again.user.getIdToken(), true)).resolves.toMatchObject({
      uid: user.uid,
    });
  });

  it('are refused for an account that is disabled or gone', async () => {
    const { user } = await createSignedInClient();
    const token = await user.getIdToken();
    await admin.updateUser(user.uid, { disabled: true });
    await expect(admin.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await admin.deleteUser(user.uid);
    await expect(admin.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('Looking accounts up', () => {
  it('finds them by id and by address', async () => {
    const { user } = await createSignedInClient();
    expect((await admin.getUser(user.uid)).email).toBe(user.email);
    expect((await admin.getUserByEmail((user.email ?? '').toUpperCase())).uid).toBe(user.uid);
    await expect(admin.getUserByEmail(freshEmail())).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('shows a new sign-up with a password and an unverified address', async () => {
    const { auth } = createWebClient();
    const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), password);
    const { emailVerified, providerData } = await admin.getUser(user.uid);
    expect(emailVerified).toBe(false);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  it('shows no way into an account that we made, until a mailed link verifies it', async () => {
    const email = freshEmail();
    const { uid } = await admin.createUser({ uid: unique('made'), email, emailVerified: false });
    expect(await admin.getUser(uid)).toMatchObject({ emailVerified: false, providerData: [] });
    const { auth } = createWebClient();
    // Nobody can take the address by signing up.
    await expect(createUserWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    const link = new URL(await admin.generatePasswordResetLink(email));
    await confirmPasswordReset(auth, link.searchParams.get('oobCode') ?? '', password);
    const { emailVerified, providerData } = await admin.getUser(uid);
    expect(emailVerified).toBe(true);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  it('makes, finds and removes several', async () => {
    const uids = [unique('made'), unique('made')];
    await Promise.all(uids.map((uid) => admin.createUser({ uid, email: `${uid}@example.com`, password })));
    const { users, notFound } = await admin.getUsers([...uids.map((uid) => ({ uid })), { uid: 'nobody' }]);
    expect(users.map((user) => user.uid).sort()).toEqual([...uids].sort());
    expect(notFound).toEqual([{ uid: 'nobody' }]);
    expect((await admin.deleteUsers(uids)).successCount).toBe(2);
  });

  it('tells our server by REST when tokens count from', async () => {
    const { user } = await createSignedInClient();
    const url = `${authAddress.url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
    const body = JSON.stringify({ localId: [user.uid] });
    const response = await fetch(url, { method: 'POST', headers: ownerHeaders, body });
    const { users } = (await response.json()) as { users: { localId: string; validSince: string }[] };
    expect(users[0]?.localId).toBe(user.uid);
    expect(Number(users[0]?.validSince)).toBeGreaterThan(1_600_000_000);
  });
});
