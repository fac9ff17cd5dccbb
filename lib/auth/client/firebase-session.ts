import type { User } from 'firebase/auth';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import { kindOfUser } from '../person-kind';
import { clearForOthers, clearLocalData, wasEnded } from './local-data';
import { readSessionHint, watchSessionHint, writeSessionHint } from './session-hint-storage';
import type { Account, SessionParts } from './session-store';
import { redirectErrand } from '@/lib/auth/client/elsewhere/redirect-errand';
import { watchToken } from './watch-token';

/** The session on Firebase Auth, our callable and this device's storage. */
export const firebaseSession: SessionParts = {
  watchAccount: (report) => {
    void loadAuth().then(({ auth, onIdTokenChanged }) =>
      onIdTokenChanged(auth, (user) => report(user && toAccount(user))),
    );
  },

  watchTokenHealth: (report) => watchToken({ readExpiry, isRefusal }, report),

  signIn: async (email, password) => {
    const { auth, signInWithEmailAndPassword } = await loadAuth();
    return toAccount((await signInWithEmailAndPassword(auth, email, password)).user);
  },

  signUp: async (email, password) => {
    const { auth, createUserWithEmailAndPassword, signInWithEmailAndPassword } = await loadAuth();
    // A second attempt after our server did not answer: the account exists already, and it is this one.
    const isOwnSecondAttempt = auth.currentUser?.email === email.toLowerCase();
    const open = isOwnSecondAttempt ? signInWithEmailAndPassword : createUserWithEmailAndPassword;
    const { user } = await open(auth, email, password);
    if (!isOwnSecondAttempt) mailVerification();
    return toAccount(user);
  },

  signInWithToken: async (token) => {
    const { auth, signInWithCustomToken } = await loadAuth();
    return toAccount((await signInWithCustomToken(auth, token)).user);
  },

  signInElsewhere: async (providerId) => toAccount(await (await loadElsewhere()).signInElsewhere(providerId)),

  takeUpRedirect: async () => {
    if (redirectErrand.read()?.kind !== 'sign-in') return null;
    const user = await (await loadElsewhere()).takeUpRedirect();
    return user && toAccount(user);
  },

  signOut: async () => {
    const { auth, signOut } = await loadAuth();
    await signOut(auth);
  },

  // Fetched when needed: pages on which nobody signs in carry neither the schemas nor the callable SDK.
  ensureAccount: async (name, password) => {
    const [{ callServer }, { ensureAccount }] = await Promise.all([
      import('@/lib/callables/client/call-server'),
      import('@/lib/auth/contract'),
    ]);
    // What another place calls a person need not be a name that we take; our server then finds one.
    const named = name === null ? {} : { name };
    const input = password === null ? {} : { password };
    const whole = { ...named, ...input };
    return callServer(ensureAccount, ensureAccount.input.safeParse(whole).success ? whole : input);
  },

  readHint: readSessionHint,
  writeHint: writeSessionHint,
  watchHint: watchSessionHint,
  clearLocalData,
  clearForOthers,
  wasEnded,
  afterFirstPaint,
};

/** Only where somebody signs in at another place: its windows and redirects are of no use anywhere else. */
const loadElsewhere = () => import('@/lib/auth/client/elsewhere/sign-in-elsewhere');

/** Nobody waits for the mail: without it the account works, and its page offers to send it again. */
function mailVerification(): void {
  void import('./mailed-links')
    .then(({ mailVerificationLink }) => mailVerificationLink())
    .catch(() => undefined);
}

const toAccount = ({ uid, email, displayName, providerData }: User): Account => ({
  uid,
  email: email ?? '',
  name: displayName,
  kind: kindOfUser({ uid, hasWayIn: providerData.length > 0 }),
});

async function readExpiry(fresh: boolean): Promise<number> {
  const { auth } = await loadAuth();
  const token = await auth.currentUser?.getIdTokenResult(fresh);
  if (!token) throw new Error('Nobody is signed in.');
  return Date.parse(token.expirationTime);
}

/** What the identity service answers when a sign-in was revoked, disabled or deleted. */
const refusals = ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found'];

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && refusals.includes(String(thrown.code));
}

/** A hidden page paints nothing, so it does not wait for a frame. */
function afterFirstPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
