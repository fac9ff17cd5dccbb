import type { Gate, User } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { ensureUserAndGate } from './account-repository';

jest.mock('@/lib/firebase/server/admin-firestore');
jest.mock('@/lib/auth/server/gate/gate', () => ({ gateReference: jest.fn() }));
jest.mock('@/lib/auth/server/gate/write-gate', () => ({
  readGateRooms: () => Promise.resolve(['r1']),
  writeGate: (
    transaction: { set: (path: string, data: unknown) => void },
    { uid, gate, roomIds }: { uid: string; gate: Gate; roomIds: string[] },
  ) => transaction.set(`gates/${uid} and what ${roomIds.join()} finishes`, gate),
}));

const emmy: User = { name: 'Emmy', email: null, kind: 'account', createdAt: 1, seenAt: 1 };

/** Sets what is stored of an account, and collects the writes in their order. */
function setUp({ user, gate }: { user?: User; gate?: Gate }) {
  const written: [string, unknown][] = [];
  jest.mocked(gateReference).mockReturnValue('gates/emmy' as never);
  const stored: Record<string, unknown> = { 'users/emmy': user, 'gates/emmy': gate };
  const transaction = {
    get: (path: string) => Promise.resolve({ exists: stored[path] !== undefined, data: () => stored[path] }),
    set: (path: string, data: unknown) => void written.push([path, data]),
  };
  const runTransaction = (work: (given: typeof transaction) => unknown) => work(transaction);
  const doc = (path: string) => ({ withConverter: () => path });
  jest.mocked(adminFirestore).mockReturnValue({ runTransaction, doc } as never);
  return written;
}

describe('making sure that an account has its documents', () => {
  it('makes them where they are missing', async () => {
    const written = setUp({});
    const gate = { validAfter: 0, disabled: false };
    await expect(ensureUserAndGate('emmy', emmy)).resolves.toEqual({ user: emmy, gate });
    expect(written).toEqual([
      ['users/emmy', emmy],
      ['gates/emmy', gate],
    ]);
  });

  it('moves the gate forward to the identity service’s time, and never back', async () => {
    const gate = { validAfter: 50, disabled: false, card: 'new' };
    const written = setUp({ user: emmy, gate });
    await ensureUserAndGate('emmy', emmy, 100);
    expect(written).toEqual([['gates/emmy and what r1 finishes', { ...gate, validAfter: 100 }]]);
    const none = setUp({ user: emmy, gate });
    await expect(ensureUserAndGate('emmy', emmy, 40)).resolves.toEqual({ user: emmy, gate });
    expect(none).toEqual([]);
  });

  it('keeps the address of an import only until one is verified', async () => {
    const gate = { validAfter: 0, disabled: false };
    const user = { ...emmy, importedEmail: 'emmy@school.example' };
    const next = { ...emmy, seenAt: 2 };
    const still = setUp({ user, gate });
    await ensureUserAndGate('emmy', next);
    expect(still).toEqual([['users/emmy', { ...user, seenAt: 2 }]]);
    const seen = setUp({ user, gate });
    await ensureUserAndGate('emmy', { ...next, email: 'emmy@school.example' });
    expect(seen).toEqual([['users/emmy', { ...next, email: 'emmy@school.example' }]]);
  });

  it('writes nothing for an account that was deleted after its request was let in', async () => {
    const written = setUp({ gate: { validAfter: 0, disabled: true } });
    await expect(ensureUserAndGate('emmy', emmy)).rejects.toMatchObject({ code: 'auth/disabled' });
    expect(written).toEqual([]);
  });
});
