import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { finishChange, untilEverywhere } from '@/lib/rooms/server/outbox/change-in-room';
import { findSeats } from '@/lib/rooms/server/members/find-seat';
import { admitThem } from './admit';
import { readLobby, writeLobby } from './lobby-rows';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/rooms/server/outbox/change-in-room', () => ({
  finishChange: jest.fn(),
  untilEverywhere: jest.fn(),
}));
jest.mock('@/lib/rooms/server/members/find-seat');
jest.mock('@/lib/rooms/server/outbox/schedule-reconcile', () => ({ scheduleReconcile: jest.fn() }));
jest.mock('./lobby-rows');
jest.mock('./read-for-answer', () => ({ readForAnswer: jest.fn() }));

const waiting = (uid: string) => ({ uid, name: uid, at: 5, place: 1 });
const pending = { id: 'o1' };

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readLobby).mockResolvedValue(['ada', 'ben', 'eve'].map(waiting) as never);
  jest.mocked(findSeats).mockResolvedValue(() => 1);
  jest.mocked(untilEverywhere).mockImplementation(async (_, work) => {
    await work();
  });
});

const onAdmitted = jest.fn();

/** What becomes of each of them, in their order. */
const decide = (...outcomes: (null | Error | { pending: unknown; sessionId?: string })[]) => {
  const left = [...outcomes];
  jest.mocked(runTransaction).mockImplementation(() => {
    const outcome = left.shift();
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome as never);
  });
  return admitThem(['ada', 'ben', 'eve'], { roomId: 'r1', actorUid: 'emmy', onAdmitted });
};
const told = () => Object.keys(jest.mocked(writeLobby).mock.calls[0]?.[2] ?? {});

describe('letting several in from the lobby', () => {
  it('tells each of them, and nobody who may not come in', async () => {
    await expect(
      decide({ pending, sessionId: 's1' }, null, { pending: null, sessionId: 's1' }),
    ).resolves.toBe(2);
    expect(onAdmitted.mock.calls).toEqual([
      ['ada', 's1'],
      ['eve', 's1'],
    ]);
    expect(told()).toEqual(['ada/answer', 'eve/answer']);
    expect(jest.mocked(finishChange).mock.calls).toEqual([['r1', [pending]]]);
  });

  it('tells those who were let in although another one cannot be', async () => {
    const refusal = new AppError('auth/accounts-only');
    await expect(decide({ pending }, refusal, { pending })).rejects.toBe(refusal);
    expect(told()).toEqual(['ada/answer', 'eve/answer']);
  });

  it('tells also whom not everyone knows yet, and says so', async () => {
    const notYet = new AppError('rooms/not-everywhere-yet');
    jest.mocked(finishChange).mockRejectedValueOnce(notYet);
    await expect(decide({ pending }, { pending }, { pending })).rejects.toBe(notYet);
    expect(told()).toEqual(['ada/answer', 'ben/answer', 'eve/answer']);
  });

  it('once more finishes what was cut off', async () => {
    await decide({ pending: null }, { pending: null }, { pending: null });
    expect(jest.mocked(finishChange).mock.calls).toEqual([['r1', []]]);
  });
});
