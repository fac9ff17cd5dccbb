import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import type { Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** Which key `scripts/stack/app-environment.ts` gives to the web SDK. */
const apiKey = 'emulator';

/**
 * The stored state of a browser in which somebody has signed in: the web SDK keeps its user in IndexedDB, in
 * this database under this key (firebase/auth, `IndexedDBLocalPersistence`). A test that begins with it skips
 * the form, which has tests of its own.
 */
export async function signedInState(person: Person, origin = stackEnvironment().appUrl) {
  const { authHost } = stackEnvironment();
  const { idToken, refreshToken, expiresIn } = await signInWithPassword(
    authHost,
    person.email,
    person.password,
  );
  const now = String(Date.now());
  const user = {
    uid: person.uid,
    email: person.email,
    emailVerified: true,
    displayName: person.name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + expiresIn * 1000,
    },
    createdAt: now,
    lastLoginAt: now,
    apiKey,
    appName: '[DEFAULT]',
  };
  const record = { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user };
  const store = {
    name: 'firebaseLocalStorage',
    keyPath: 'fbase_key',
    autoIncrement: false,
    indexes: [],
    records: [{ value: record }],
  };
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }];
  return { cookies: [], origins: [{ origin, localStorage: [], indexedDB }] };
}
