import type { IdTokenResult, User } from 'firebase/auth';
import { formatSessionHint, sessionHintKey } from '@/lib/auth/session-hint';
import type { SessionUser } from '@/lib/auth/session';

/** What pages ask of the identity service; each test answers what it needs. */
const asked = [
  'applyActionCode',
  'checkActionCode',
  'confirmPasswordReset',
  'createUserWithEmailAndPassword',
  'getRedirectResult',
  'linkWithPopup',
  'reauthenticateWithCredential',
  'reauthenticateWithPopup',
  'sendEmailVerification',
  'sendPasswordResetEmail',
  'signInWithCustomToken',
  'signInWithEmailAndPassword',
  'signInWithPopup',
  'signInWithRedirect',
  'unlink',
  'updatePassword',
  'validatePassword',
  'verifyPasswordResetCode',
] as const;
type Asked = (typeof asked)[number];
type Handler = (...given: never[]) => unknown;

const handlers = new Map<Asked, Handler>();
const listeners = new Set<(user: User | null) => void>();
let faults: Error[] = [];
const auth = { currentUser: null as User | null, authStateReady: () => Promise.resolve() };

const setUser = (user: User | null): void => {
  auth.currentUser = user;
  listeners.forEach((listener) => listener(user));
};

/** The identity service in memory, in place of the kits of Firebase Auth. What nobody answers fails the test. */
export const fakeAuth = {
  /** Answers one of the SDK's functions from now on; the handler throws a `refusal`. */
  answer: (name: Asked, handler: Handler): void => void handlers.set(name, handler),
  /** What the SDK throws when the service refuses, such as `auth/invalid-credential`. */
  refusal: (code: `auth/${string}`, message: string = code): Error =>
    Object.assign(new Error(message), { name: 'FirebaseError', code }),
  /** Has a person signed in on this device, as their pages find them. */
  signIn: (person: SessionUser, more: Partial<User> = {}): User => {
    localStorage.setItem(sessionHintKey, formatSessionHint(person));
    const user = fakeUser(person, more);
    setUser(user);
    return user;
  },
  /** The service ends the sign-in on this device. */
  end: (): void => setUser(null),
};

/** Somebody as the identity service has them, signed in a moment ago. */
export function fakeUser({ uid, name, email, kind }: SessionUser, more: Partial<User> = {}): User {
  const now = new Date().toISOString();
  const token = { authTime: now, expirationTime: new Date(Date.now() + 3_600_000).toISOString() };
  const user: Partial<User> = {
    uid,
    email: email === '' ? null : email,
    displayName: name,
    photoURL: null,
    phoneNumber: null,
    emailVerified: true,
    isAnonymous: false,
    tenantId: null,
    providerData:
      kind === 'account' ? [{ providerId: 'password', email } as User['providerData'][number]] : [],
    metadata: { creationTime: now, lastSignInTime: now },
    getIdToken: () => Promise.resolve('token'),
    getIdTokenResult: () => Promise.resolve(token as IdTokenResult),
    reload: () => Promise.resolve(),
    ...more,
  };
  return user as User;
}

function ask(name: Asked, given: never[]): Promise<unknown> {
  // Like the emulator, it knows no policy for passwords unless a test says otherwise.
  if (name === 'validatePassword' && !handlers.has(name))
    return Promise.reject(fakeAuth.refusal('auth/operation-not-allowed'));
  const handler = handlers.get(name);
  if (handler) return Promise.resolve().then(() => handler(...given));
  const fault = new Error(`Nobody answers "${name}" of the identity service.`);
  faults.push(fault);
  return Promise.reject(fault);
}

class Provider {
  readonly providerId: string;
  constructor(providerId = 'google.com') {
    this.providerId = providerId;
  }
  setCustomParameters(): void {
    // Which account is meant is asked at the other place.
  }
}

const kit = {
  auth,
  makeAwayAuth: () => auth,
  browserPopupRedirectResolver: {},
  GoogleAuthProvider: Provider,
  OAuthProvider: Provider,
  SAMLAuthProvider: Provider,
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  keepToThisTab: () => Promise.resolve(),
  onIdTokenChanged: (_: unknown, listener: (user: User | null) => void) => {
    listeners.add(listener);
    listener(auth.currentUser);
    return () => listeners.delete(listener);
  },
  signOut: () => {
    setUser(null);
    return Promise.resolve();
  },
  ...Object.fromEntries(asked.map((name) => [name, (...given: never[]) => ask(name, given)])),
};

jest.doMock('@/lib/firebase/client/auth-kit', () => kit);

afterEach(() => {
  const [first] = faults;
  faults = [];
  handlers.clear();
  localStorage.clear();
  sessionStorage.clear();
  setUser(null);
  if (first) throw first;
});
