import { writeAudit } from '@/lib/audit/server/audit-log';
import type { Gate } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { changeGates, readGateRooms, settleGate, writeGate } from '@/lib/auth/server/gate/write-gate';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { endEverySignIn, moveGate } from './move-gate';

jest.mock('@/lib/audit/server/audit-log', () => ({
  ...jest.requireActual<object>('@/lib/audit/server/audit-log'),
  writeAudit: jest.fn(),
}));
jest.mock('@/lib/firebase/server/admin-auth', () => ({ adminAuth: jest.fn() }));
jest.mock('@/lib/auth/server/gate/gate', () => ({ gateReference: jest.fn() }));
jest.mock('@/lib/auth/server/gate/write-gate', () => ({
  changeGates: jest.fn(),
  readGateRooms: jest.fn(),
  settleGate: jest.fn(),
  writeGate: jest.fn(),
}));

/** An account whose gate stands as given; what happens is listed in its order. */
function setUp(stored: Gate | undefined) {
  const steps: string[] = [];
  let gate = stored;
  jest.mocked(gateReference).mockReturnValue('gates/emmy' as never);
  const transaction = {
    get: () => Promise.resolve({ data: () => gate }),
  };
  jest.mocked(readGateRooms).mockResolvedValue(['r1']);
  jest.mocked(writeGate).mockImplementation((_, change) => {
    gate = change.gate;
    steps.push(`firestore, with what ${change.roomIds.join()} finishes`);
  });
  jest.mocked(changeGates).mockImplementation((_, write) => write(transaction as never));
  jest.mocked(settleGate).mockImplementation(() => {
    steps.push(`replica ${gate?.validAfter}`);
    return Promise.resolve();
  });
  const revokeRefreshTokens = jest.fn((uid: string) => {
    steps.push(`tokens of ${uid}`);
    return Promise.resolve();
  });
  jest.mocked(adminAuth).mockReturnValue({ revokeRefreshTokens } as never);
  return { steps, revokeRefreshTokens, read: () => gate };
}

describe('moving the gate of an account', () => {
  it('goes through the truth first, then its replica', async () => {
    const { steps, read } = setUp({ validAfter: 50, disabled: false });
    await expect(moveGate('emmy', 100)).resolves.toEqual({ validAfter: 100, disabled: false });
    expect(read()).toEqual({ validAfter: 100, disabled: false });
    expect(steps).toEqual(['firestore, with what r1 finishes', 'replica 100']);
  });

  it('makes a gate where there is none', async () => {
    const { read } = setUp(undefined);
    await moveGate('emmy', 100);
    expect(read()).toEqual({ validAfter: 100, disabled: false });
  });

  it('is written down once where it is an action of its own', async () => {
    const { steps } = setUp(undefined);
    await moveGate('emmy', 100, 'new-password');
    await moveGate('emmy', 100, 'new-password');
    const rows = jest.mocked(writeAudit).mock.calls.map(([, id, { after }]) => ({ id, after }));
    expect(rows).toEqual([{ id: 'signed-out_emmy_100', after: { why: 'new-password' } }]);
    expect(steps).toHaveLength(3);
  });

  it('is not written down where it only follows another action', async () => {
    setUp(undefined);
    await moveGate('emmy', 100);
    expect(writeAudit).not.toHaveBeenCalled();
  });

  it('never goes back, and completes what a later move was cut off in', async () => {
    const { steps, read } = setUp({ validAfter: 200, disabled: false });
    await moveGate('emmy', 100);
    expect(read()).toEqual({ validAfter: 200, disabled: false });
    expect(steps).toEqual(['replica 200']);
  });

  it('opens nothing that is disabled', async () => {
    const { read } = setUp({ validAfter: 50, disabled: true });
    await moveGate('emmy', 100);
    expect(read()).toEqual({ validAfter: 100, disabled: true });
  });

  it('leaves the replica alone when the truth could not be written', async () => {
    const { steps } = setUp(undefined);
    jest.mocked(changeGates).mockRejectedValue(new Error('down'));
    await expect(moveGate('emmy', 100)).rejects.toThrow('down');
    expect(steps).toEqual([]);
  });
});

describe('ending every sign-in of an account', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 100_900 }));
  afterEach(() => void jest.useRealTimers());

  it('moves the gate to now and ends the refresh tokens', async () => {
    const { steps } = setUp({ validAfter: 50, disabled: false });
    await endEverySignIn('emmy');
    expect(steps).toEqual(['firestore, with what r1 finishes', 'replica 100', 'tokens of emmy']);
  });

  it('shuts out also who signed in while it had to wait', async () => {
    const { read } = setUp({ validAfter: 50, disabled: false });
    const write = jest.mocked(changeGates).getMockImplementation();
    jest.mocked(changeGates).mockImplementation((uids, work) => {
      jest.setSystemTime(104_000);
      return write?.(uids, work) ?? Promise.reject(new Error('nothing writes'));
    });
    await endEverySignIn('emmy');
    expect(read()).toEqual({ validAfter: 104, disabled: false });
  });

  it('is not done while the identity service does not answer', async () => {
    const { revokeRefreshTokens } = setUp(undefined);
    revokeRefreshTokens.mockRejectedValueOnce(new Error('down'));
    await expect(endEverySignIn('emmy')).rejects.toMatchObject({ code: 'server/unavailable' });
  });
});
