import { errorCodeOf } from '@/lib/errors/error-code-of';
import { createStore } from '@/lib/core/client/create-store';
import { endingOf, hintedSession, signedInSession, signedOutSession, unknownSession } from '../session';
import type { Session, SessionUser } from '../session';
import type { TokenHealth } from '../token-health';

/** The account as the identity service sees it; `name` is null until our server has given it one. */
export type Account = Omit<SessionUser, 'name'> & { name: string | null };

/** The ports of the store, so that a test needs no service. */
export type SessionParts = {
  watchAccount: (report: (account: Account | null) => void) => void;
  watchTokenHealth: (report: (health: TokenHealth) => void) => () => void;
  signIn: (email: string, password: string) => Promise<Account>;
  signUp: (email: string, password: string) => Promise<Account>;
  signInWithToken: (token: string) => Promise<Account>;
  /** At another provider: Google, a school. Never resolves when the page itself goes there. */
  signInElsewhere: (providerId: string) => Promise<Account>;
  /** The person who comes back from another provider to which the page itself has gone; null when nobody does. */
  takeUpRedirect: () => Promise<Account | null>;
  signOut: () => Promise<void>;
  /**
   * Makes sure that our own server knows the account, and shows it the password where one was typed; answers with the
   * person's name.
   */
  ensureAccount: (name: string | null, password: string | null) => Promise<{ name: string }>;
  readHint: () => SessionUser | null;
  writeHint: (user: SessionUser) => void;
  watchHint: (report: (user: SessionUser | null) => void) => void;
  clearLocalData: (ending: Session['ending']) => void;
  /** Removes what this device kept for earlier people. */
  clearForOthers: (uid: string) => void;
  /** Whether the service ended the last sign-in on this device, perhaps in another tab. */
  wasEnded: () => boolean;
  afterFirstPaint: (run: () => void) => void;
};

/**
 * Holds the session of this tab. It starts with its first subscriber: the local hint at once, the identity service
 * after the first paint. It follows other tabs on the device.
 *
 * An account without a hint on this device is first made known to our server. That also heals a sign-up that was cut
 * off half-way, and a guest who was cut off while becoming an account.
 */
export function createSessionStore(parts: SessionParts) {
  const held = holdSession(parts);
  const { read, admit, leave } = held;
  const entry = createEntry(parts, admit);
  const { enter } = entry;
  const start = followDevice(parts, held, entry);

  return {
    read,
    readHealth: held.readHealth,
    subscribe: (listener: () => void) => {
      const stop = held.subscribe(listener);
      start();
      return stop;
    },
    /** Rejects with what the identity service or our server threw; nobody is signed in then. */
    signIn: async (email: string, password: string) => {
      await enter(() => parts.signIn(email, password), unnamed, password);
    },
    signUp: async (email: string, password: string, name: string) => {
      await enter(
        () => parts.signUp(email, password),
        () => name,
        password,
      );
    },
    signInElsewhere: async (providerId: string) => {
      await enter(() => parts.signInElsewhere(providerId), ownName);
    },
    /** Finishes a sign-in for which the page has left. Resolves with whether a person came back from it. */
    takeUpRedirect: async () => (await enter(() => parts.takeUpRedirect(), ownName)) !== null,
    /** With a token that our server has made, for guests and learners. */
    signInWithToken: async (token: string) => {
      await enter(() => parts.signInWithToken(token), unnamed);
    },
    /** Shows a new name, which our server knows already. */
    rename: (name: string) => {
      const { status, user } = read();
      if (status === 'signed-in' && user) admit(user, name);
    },
    /** Ends the sign-in after our server has refused it, as if the identity service had told this page. */
    end: async () => {
      leave(endingOf(read().user));
      await parts.signOut();
    },
    /** Local data goes first, so that nothing of the person stays even when the service does not answer. */
    signOut: async () => {
      leave('left');
      await parts.signOut();
    },
  };
}

type HeldSession = ReturnType<typeof holdSession>;

/** The session itself: who is signed in on this page, and what the device keeps of them. */
function holdSession(parts: SessionParts) {
  const state = createStore<{ session: Session | null; health: TokenHealth }>({
    session: null,
    health: { state: 'fresh' },
  });
  /** What the local hint says, until the identity service has said more. */
  let hinted: Session | null = null;
  let stopTokenWatch: (() => void) | null = null;

  const readHinted = (): Session => {
    const user = parts.readHint();
    return user ? hintedSession(user) : unknownSession;
  };
  const publish = (session: Session) => state.update(({ health }) => ({ session, health }));
  const setHealth = (health: TokenHealth) => state.update(({ session }) => ({ session, health }));

  return {
    read: (): Session => state.read().session ?? (hinted ??= readHinted()),
    readHealth: () => state.read().health,
    subscribe: state.subscribe,
    publish,
    admit: ({ uid, email, kind }: Omit<Account, 'name'>, name: string) => {
      parts.clearForOthers(uid);
      parts.writeHint({ uid, email, name, kind });
      stopTokenWatch ??= parts.watchTokenHealth(setHealth);
      publish(signedInSession({ uid, email, name, kind }));
    },
    leave: (ending: Session['ending']) => {
      stopTokenWatch?.();
      stopTokenWatch = null;
      parts.clearLocalData(ending);
      publish(signedOutSession(ending));
    },
  };
}

type Entry = ReturnType<typeof createEntry>;

/** Signs a person in, and admits them when our server knows them. */
function createEntry(parts: SessionParts, admit: HeldSession['admit']) {
  let isUnderWay = false;
  return {
    /** A form is signing a person in: nobody else admits them meanwhile. */
    isUnderWay: () => isUnderWay,
    /**
     * @param nameOf the person's name if our server does not know them yet
     * @param password what they have typed; null where they sign in otherwise
     */
    enter: async <Opened extends Account | null>(
      open: () => Promise<Opened>,
      nameOf: (account: Account) => string | null,
      password: string | null = null,
    ): Promise<Opened> => {
      isUnderWay = true;
      try {
        const account = await open();
        if (account) admit(account, (await parts.ensureAccount(nameOf(account), password)).name);
        return account;
      } finally {
        isUnderWay = false;
      }
    },
  };
}

/** Follows the identity service and the other tabs of this device. Returns what starts it, once. */
function followDevice(parts: SessionParts, held: HeldSession, entry: Entry): () => void {
  const { read, admit, leave, publish } = held;

  const followSignedOut = () => {
    if (read().status === 'signed-out') return;
    // Another tab that signs out removes the hint first.
    leave(parts.readHint() !== null || parts.wasEnded() ? endingOf(read().user) : 'none');
  };

  const makeKnown = async (account: Account) => {
    try {
      await entry.enter(() => Promise.resolve(account), unnamed);
    } catch (thrown) {
      // A sign-up that was cut off: it goes on with the next sign-in, which has the password.
      if (errorCodeOf(thrown) === 'auth/password-unchecked') {
        leave(endingOf(read().user));
        parts.signOut().catch(() => undefined);
        return;
      }
      // When our server does not answer, the person is signed in all the same: the pages say what fails.
      publish(signedInSession({ ...account, name: account.name ?? account.email }));
    }
  };

  const followAccount = (account: Account | null) => {
    if (entry.isUnderWay()) return;
    if (account === null) {
      followSignedOut();
      return;
    }
    const hinted = parts.readHint();
    // A guest who is an account by now may have been cut off before our server heard of it.
    if (hinted?.uid === account.uid && hinted.kind === account.kind) admit(account, hinted.name);
    else void makeKnown(account);
  };

  const followHint = (user: SessionUser | null) => {
    if (user === null && read().status !== 'signed-out')
      leave(parts.wasEnded() ? endingOf(read().user) : 'left');
  };

  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    parts.watchHint(followHint);
    parts.afterFirstPaint(() => parts.watchAccount(followAccount));
  };
}

/** Our server chooses a name. */
const unnamed = () => null;
/** The name that the other provider gives. */
const ownName = ({ name }: Account) => name;
