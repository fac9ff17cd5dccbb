import { AppError } from '@/lib/errors/app-error';
import type { SessionUser } from '../session';
import type { TokenHealth } from '../token-health';
import { createSessionStore, type Account, type SessionParts } from './session-store';

const emmy = { uid: 'u1', name: 'Emmy', email: 'emmy@example.org', kind: 'account' } as const;
const emmyAccount: Account = { ...emmy, name: null };

/** A device with its storage, and an identity service that the test controls. */
function openDevice(options: { hint?: SessionUser; server?: SessionParts['ensureAccount'] } = {}) {
  let hint: SessionUser | null = options.hint ?? null;
  let isEnded = false;
  let reportAccount: (account: Account | null) => void = () => undefined;
  let reportHint: (user: SessionUser | null) => void = () => undefined;
  let reportHealth: (health: TokenHealth) => void = () => undefined;
  const parts = {
    watchAccount: (report) => void (reportAccount = report),
    watchTokenHealth: jest.fn((report) => {
      reportHealth = report;
      return () => undefined;
    }),
    signIn: jest.fn(() => Promise.resolve(emmyAccount)),
    signUp: jest.fn(() => Promise.resolve(emmyAccount)),
    signInWithToken: jest.fn(() => Promise.resolve(emmyAccount)),
    signInElsewhere: jest.fn(() => Promise.resolve({ ...emmyAccount, name: 'Emmy of Google' })),
    takeUpRedirect: jest.fn<Promise<Account | null>, []>(() => Promise.resolve(null)),
    signOut: jest.fn(() => Promise.resolve()),
    ensureAccount: jest.fn(options.server ?? ((name) => Promise.resolve({ name: name ?? 'Emmy' }))),
    readHint: () => hint,
    writeHint: (user) => void (hint = user),
    watchHint: (report) => void (reportHint = report),
    clearLocalData: jest.fn((ending) => {
      hint = null;
      isEnded = ending === 'ended';
    }),
    clearForOthers: jest.fn(() => void (isEnded = false)),
    wasEnded: () => isEnded,
    afterFirstPaint: (run) => run(),
  } satisfies SessionParts;
  const store = createSessionStore(parts);
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.read().status));
  return {
    store,
    parts,
    seen,
    hint: () => hint,
    serviceSays: (account: Account | null) => reportAccount(account),
    otherTabLeaves: (ending: 'left' | 'ended' = 'left') => {
      hint = null;
      isEnded = ending === 'ended';
      reportHint(null);
    },
    healthIs: (health: TokenHealth) => reportHealth(health),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the session of a page', () => {
  it('is drawn from the local hint until the service answers', () => {
    const { store, serviceSays } = openDevice({ hint: emmy });
    expect(store.read()).toEqual({ status: 'loading', user: emmy, isHinted: true, ending: 'none' });
    serviceSays(emmyAccount);
    expect(store.read()).toEqual({ status: 'signed-in', user: emmy, isHinted: false, ending: 'none' });
  });

  it('is signed out when the service knows nobody, whatever the hint said', () => {
    const { store, serviceSays, hint } = openDevice({ hint: emmy });
    serviceSays(null);
    expect(store.read()).toMatchObject({ status: 'signed-out', user: null, ending: 'ended' });
    expect(hint()).toBeNull();
  });

  it('makes an account known to our server when this device has no hint of it', async () => {
    const { store, serviceSays, parts, hint } = openDevice();
    serviceSays(emmyAccount);
    await settle();
    expect(parts.ensureAccount).toHaveBeenCalledWith(null, null);
    expect(store.read()).toMatchObject({ status: 'signed-in', user: emmy });
    expect(hint()).toEqual(emmy);
  });

  it('asks our server until it answers, when the device’s guest is now an account', async () => {
    const guest = { ...emmy, uid: 'guest-1', email: '', kind: 'guest' } as const;
    const kept: Account = { ...guest, email: emmy.email, name: null, kind: 'account' };
    const down = openDevice({ hint: guest, server: () => Promise.reject(new Error('down')) });
    down.serviceSays(kept);
    await settle();
    expect(down.hint()).toEqual(guest);
    const up = openDevice({ hint: guest });
    up.serviceSays(kept);
    await settle();
    expect(up.parts.ensureAccount).toHaveBeenCalledTimes(1);
    expect(up.hint()).toEqual({ ...guest, email: emmy.email, kind: 'account' });
  });

  it('is over where a sign-up was cut off before our server saw its password', async () => {
    const { store, serviceSays, parts } = openDevice({
      server: () => Promise.reject(new AppError('auth/password-unchecked')),
    });
    serviceSays(emmyAccount);
    await settle();
    expect(store.read().status).toBe('signed-out');
    expect(parts.signOut).toHaveBeenCalledTimes(1);
  });

  it('stands even when our server does not answer, without leaving a hint', async () => {
    const { store, serviceSays, hint } = openDevice({ server: () => Promise.reject(new Error('down')) });
    serviceSays(emmyAccount);
    await settle();
    expect(store.read()).toMatchObject({ status: 'signed-in', user: { uid: 'u1', name: emmy.email } });
    expect(hint()).toBeNull();
  });
});

describe('signing in and up', () => {
  it('is done only when our server knows the person', async () => {
    let answer: (account: { name: string }) => void = () => undefined;
    const { store, serviceSays } = openDevice({ server: () => new Promise((done) => (answer = done)) });
    serviceSays(null);
    const signingUp = store.signUp(emmy.email, 'password', 'Emmy');
    serviceSays(emmyAccount);
    await settle();
    expect(store.read().status).toBe('signed-out');
    answer({ name: 'Emmy' });
    await signingUp;
    expect(store.read()).toMatchObject({ status: 'signed-in', user: emmy });
  });

  it('hands the chosen name to our server', async () => {
    const { store, parts, serviceSays } = openDevice();
    serviceSays(null);
    await store.signUp(emmy.email, 'password', 'Emmy N.');
    expect(parts.ensureAccount).toHaveBeenCalledWith('Emmy N.', 'password');
    expect(store.read().user?.name).toBe('Emmy N.');
  });

  it('takes the name from the other place at which somebody signs in', async () => {
    const { store, parts, serviceSays } = openDevice();
    serviceSays(null);
    await store.signInElsewhere('google.com');
    expect(parts.signInElsewhere).toHaveBeenCalledWith('google.com');
    expect(parts.ensureAccount).toHaveBeenCalledWith('Emmy of Google', null);
    expect(store.read()).toMatchObject({ status: 'signed-in', user: { name: 'Emmy of Google' } });
  });

  it('is finished when the page comes back from another place, and only then', async () => {
    const { store, parts, serviceSays } = openDevice();
    serviceSays(null);
    await expect(store.takeUpRedirect()).resolves.toBe(false);
    expect(store.read().status).toBe('signed-out');
    expect(parts.ensureAccount).not.toHaveBeenCalled();
    parts.takeUpRedirect.mockResolvedValueOnce({ ...emmyAccount, name: 'Emmy of Google' });
    await expect(store.takeUpRedirect()).resolves.toBe(true);
    expect(store.read()).toMatchObject({ status: 'signed-in', user: { name: 'Emmy of Google' } });
  });

  it('passes on what went wrong and stays signed out', async () => {
    const { store, parts, serviceSays } = openDevice();
    serviceSays(null);
    parts.signIn.mockRejectedValueOnce(new Error('auth/invalid-credential'));
    await expect(store.signIn(emmy.email, 'wrong')).rejects.toThrow('auth/invalid-credential');
    expect(store.read().status).toBe('signed-out');
  });
});

describe('another name', () => {
  it('shows at once and after a reload', () => {
    const { store, hint, serviceSays } = openDevice({ hint: emmy });
    serviceSays(emmyAccount);
    store.rename('Amalie');
    expect(store.read().user).toEqual({ ...emmy, name: 'Amalie' });
    expect(hint()).toEqual({ ...emmy, name: 'Amalie' });
  });

  it('is nobody’s when nobody is signed in', () => {
    const { store, hint, serviceSays } = openDevice();
    serviceSays(null);
    store.rename('Amalie');
    expect(store.read().user).toBeNull();
    expect(hint()).toBeNull();
  });
});

describe('the end of a session', () => {
  it('clears the device before the service is told', async () => {
    const { store, serviceSays, hint, parts } = openDevice({ hint: emmy });
    serviceSays(emmyAccount);
    parts.signOut.mockImplementationOnce(() => {
      expect(hint()).toBeNull();
      serviceSays(null);
      return Promise.resolve();
    });
    await store.signOut();
    expect(store.read()).toMatchObject({ status: 'signed-out', ending: 'left' });
  });

  it('follows another tab that signs out', () => {
    const { store, serviceSays, otherTabLeaves } = openDevice({ hint: emmy });
    serviceSays(emmyAccount);
    otherTabLeaves();
    serviceSays(null);
    expect(store.read()).toMatchObject({ status: 'signed-out', ending: 'left' });
  });

  it('is not the person’s own sign-out when another tab ended it, in either order', () => {
    for (const isServiceFirst of [true, false]) {
      const { store, parts, serviceSays, otherTabLeaves } = openDevice({ hint: emmy });
      serviceSays(emmyAccount);
      if (isServiceFirst) serviceSays(null);
      otherTabLeaves('ended');
      serviceSays(null);
      expect(store.read()).toMatchObject({ status: 'signed-out', ending: 'ended' });
      expect(parts.clearLocalData).not.toHaveBeenCalledWith('left');
    }
  });

  it('is remembered until somebody comes back', async () => {
    const { store, parts, serviceSays } = openDevice({ hint: emmy });
    serviceSays(null);
    expect(parts.clearLocalData).toHaveBeenLastCalledWith('ended');
    await store.signIn(emmy.email, 'password');
    expect(parts.clearForOthers).toHaveBeenCalledWith(emmy.uid);
    expect(parts.wasEnded()).toBe(false);
  });

  it('clears the device when our server ends it, and leads back after signing in again', async () => {
    const { store, parts, hint, serviceSays } = openDevice({ hint: emmy });
    serviceSays(emmyAccount);
    await store.end();
    expect(store.read()).toMatchObject({ status: 'signed-out', ending: 'ended' });
    expect(hint()).toBeNull();
    expect(parts.signOut).toHaveBeenCalled();
  });

  it('is told apart when the service ended it', () => {
    const { store, serviceSays } = openDevice({ hint: emmy });
    serviceSays(emmyAccount);
    serviceSays(null);
    expect(store.read()).toMatchObject({ status: 'signed-out', ending: 'ended' });
  });
});

describe('the health of the ID token', () => {
  it('is watched from the moment someone is signed in, and told to subscribers', () => {
    const { store, serviceSays, healthIs, seen, parts } = openDevice({ hint: emmy });
    serviceSays(emmyAccount);
    serviceSays(emmyAccount);
    expect(parts.watchTokenHealth).toHaveBeenCalledTimes(1);
    const before = seen.length;
    healthIs({ state: 'paused' });
    expect(store.readHealth()).toEqual({ state: 'paused' });
    expect(seen.length).toBe(before + 1);
  });
});
