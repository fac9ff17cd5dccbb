import { changeAsk, removeAsk, returnToAsk, writeAsk } from './own-row';

type Operation = 'promise' | 'release' | 'write' | 'remove';

/** The database as it takes in what a page sends: in that order, and answering later. */
const mockSent: Operation[] = [];
const mockAnswers: (() => void)[] = [];
let mockRefusals = 0;
/** The time of each row that was written. */
const mockTimes: unknown[] = [];
const mockSend = (operation: Operation) => {
  mockSent.push(operation);
  if (operation === 'write' && mockRefusals > 0) {
    mockRefusals -= 1;
    return Promise.reject(new Error('PERMISSION_DENIED'));
  }
  return new Promise<void>((resolve) => mockAnswers.push(resolve));
};

jest.mock('@/lib/firebase/client/load-firebase', () => ({
  loadDatabase: () =>
    Promise.resolve({
      database: {},
      ref: () => ({}),
      serverTimestamp: () => ({}),
      set: (_: unknown, row: { at: unknown }) => {
        mockTimes.push(row.at);
        return mockSend('write');
      },
      remove: () => mockSend('remove'),
      onDisconnect: () => ({ set: () => mockSend('promise'), cancel: () => mockSend('release') }),
    }),
}));

/** Everything is answered, also what is sent because of an answer. */
async function answerAll(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    mockAnswers.splice(0).forEach((answer) => answer());
    await Promise.resolve();
  }
}

/** What is left after a connection broke. The database refuses the mark of a row that is not there. */
function stateOf(operations: readonly Operation[]): { stands: boolean; isMarkedAway: boolean } {
  const state = { stands: false, isMarkedAway: false };
  for (const operation of operations) {
    if (operation === 'write' || operation === 'remove') state.stands = operation === 'write';
    else state.isMarkedAway = operation === 'promise' && state.stands;
  }
  return state;
}

const place = { roomId: 'r1', uid: 'ben', kind: 'hand' } as const;
const words = { session: 's1', note: '' };

beforeEach(() => {
  mockSent.length = 0;
  mockAnswers.length = 0;
  mockRefusals = 0;
  mockTimes.length = 0;
});

describe('one’s own row of the queue', () => {
  it('is marked when the connection breaks, also when it was taken back just before', async () => {
    const done = Promise.all([writeAsk(place, words), removeAsk(place), writeAsk(place, words)]);
    await answerAll();
    await done;
    expect(stateOf(mockSent)).toEqual({ stands: true, isMarkedAway: true });
  });

  it('is gone when it is taken back before the database has said a word', async () => {
    const done = Promise.all([writeAsk(place, words), removeAsk(place)]);
    await answerAll();
    await done;
    expect(stateOf(mockSent)).toEqual({ stands: false, isMarkedAway: false });
  });

  it.each([
    ['once, by the pace of the rules,', 1, null],
    ['twice, as it was away for too long,', 2, 'PERMISSION_DENIED'],
  ])('that is refused %s comes back or says why', async (_, refusals, failure) => {
    jest.useFakeTimers();
    mockRefusals = refusals;
    const done = returnToAsk(place, { ...words, at: 5 }).then(
      () => null,
      (thrown: unknown) => (thrown as Error).message,
    );
    await answerAll();
    await jest.advanceTimersByTimeAsync(300);
    await answerAll();
    expect(await done).toBe(failure);
    jest.useRealTimers();
  });

  it('is changed by the database’s own time when the guess of the page is refused', async () => {
    jest.useFakeTimers();
    mockRefusals = 1;
    const done = changeAsk(place, { ...words, at: 5 }, () => 7);
    await answerAll();
    await jest.advanceTimersByTimeAsync(300);
    await answerAll();
    await done;
    expect(mockTimes).toEqual([5, 7]);
    jest.useRealTimers();
  });
});
