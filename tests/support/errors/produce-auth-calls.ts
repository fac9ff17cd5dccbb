import {
  type ActionCodeSettings,
  type Auth,
  connectAuthEmulator,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  unlink,
  type User,
  validatePassword,
} from 'firebase/auth';
import type { FirebaseOptions } from 'firebase/app';
import type { Producer, Producers } from './producer';
import type { Answer, Asked } from './firebase/stand-in';
import { withApp } from './firebase/with-app';
import { allowIn, makeToken, withAuth } from './firebase/with-auth';

const email = 'ada@chalktalk.example';

const called = (use: (auth: Auth) => unknown, options: FirebaseOptions = {}): Producer => ({
  by: 'call',
  produce: () => withAuth(allowIn, use, options),
});

/** What a signed-in person does, at a service that answers so. */
const signedIn =
  (use: (user: User) => Promise<unknown>, answer: (asked: Asked) => Answer = allowIn) =>
  () =>
    withAuth(answer, async (auth) => use((await signInWithEmailAndPassword(auth, email, 'engine')).user));

/** Asks for a mail whose link cannot lead anywhere. */
const mailed = (settings: ActionCodeSettings): Producer =>
  called((auth) => sendPasswordResetEmail(auth, email, settings));
const url = 'https://chalktalk.example';

/** After the first sign-in the service knows the person by another name. */
const somebodyElse = () => {
  let asked = 0;
  return (request: Asked): Answer => {
    if (!request.path.includes('signInWithPassword')) return allowIn(request);
    asked += 1;
    const answer = { idToken: makeToken({ sub: `person ${asked}` }), refreshToken: 'r', expiresIn: '3600' };
    return { status: 200, body: { ...answer, localId: 'ada' } };
  };
};

/** What the SDK itself refuses, without a question to the service or after an answer that it likes. */
export const callProducers: Producers = {
  'auth/argument-error': called(() => GoogleAuthProvider.credential(null, null)),
  'auth/operation-not-supported-in-this-environment': called((auth) =>
    signInWithPopup(auth, new GoogleAuthProvider()),
  ),
  'auth/already-initialized': called(({ app }) => initializeAuth(app, { persistence: [] })),
  'auth/emulator-config-failed': called(async (auth) => {
    await signInWithEmailAndPassword(auth, email, 'engine');
    connectAuthEmulator(auth, 'http://127.0.0.1:1', { disableWarnings: true });
  }),
  'auth/invalid-emulator-scheme': called((auth) => connectAuthEmulator(auth, 'ftp://127.0.0.1')),
  'auth/invalid-api-key': {
    by: 'call',
    produce: () =>
      withApp((app) => initializeAuth(app, { persistence: inMemoryPersistence }), { apiKey: '' }),
  },
  'auth/invalid-continue-uri': mailed({ url: '' }),
  'auth/invalid-hosting-link-domain': mailed({ url, linkDomain: '' }),
  'auth/missing-ios-bundle-id': mailed({ url, iOS: { bundleId: '' } }),
  'auth/missing-android-pkg-name': mailed({ url, android: { packageName: '' } }),
  'auth/no-such-provider': { by: 'call', produce: signedIn((user) => unlink(user, 'google.com')) },
  'auth/provider-already-linked': {
    by: 'call',
    produce: signedIn((user) => linkWithCredential(user, EmailAuthProvider.credential(email, 'engine'))),
  },
  'auth/user-mismatch': {
    by: 'answer',
    produce: () =>
      signedIn(
        (user) => reauthenticateWithCredential(user, EmailAuthProvider.credential(email, 'engine')),
        somebodyElse(),
      )(),
  },
  'auth/unsupported-password-policy-schema-version': {
    by: 'answer',
    produce: () =>
      withAuth(
        () => ({ status: 200, body: { customStrengthOptions: {}, schemaVersion: 2 } }),
        (auth) => validatePassword(auth, 'engine'),
      ),
  },
};
