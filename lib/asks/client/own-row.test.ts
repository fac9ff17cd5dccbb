import { removeAsk, writeAsk } from './own-row';

type Operation = 'promise' | 'release' | 'write' | 'remove';

/** The database as it takes in what a page sends: in that order, and answering later. */
const mockSent: Operation[] = [];
const mockAnswers: (() => void)[] = [];
const mockSend = (operation: Operation) => {
  mockSent.push(operation);
  return new Promise<void>((resolve) => mockAnswers.push(resolve));
};

jest.mock('@/lib/firebase/client/load-firebase', () => ({
  loadDatabase: () =>
    Promise.resolve({
      database: {},
      ref: () => ({}),
      serverTimestamp: () => ({}),
      set: () => mockSend('write'),
      remove: () => mockSend('remove'),
      onDisconnect: () => ({ remove: () => mockSend('promise'), cancel: () => mockSend('release') }),
    }),
}));

/** Everything is answered, also what is sent because of an answer. */
async function answerAll(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    mockAnswers.splice(0).forEach((answer) => answer());
    await Promise.resolve();
  }
}

/** What is left after a connection broke: a row without the promise to remove it stays behind. */
function stateOf(operations: readonly Operation[]): { stands: boolean; goesWithConnection: boolean } {
  const state = { stands: false, goesWithConnection: false };
  for (const operation of operations) {
    if (operation === 'write' || operation === 'remove') state.stands = operation === 'write';
    else state.goesWithConnection = operation === 'promise';
  }
  return state;
}

const place = { roomId: 'r1', uid: 'ben', kind: 'hand' } as const;
const words = { session: 's1', note: '' };

beforeEach(() => {
  mockSent.length = 0;
  mockAnswers.length = 0;
});

describe('one’s own row of the queue', () => {
  it('goes with the connection when it is put up right after it was taken back', async () => {
    const done = Promise.all([writeAsk(place, words), removeAsk(place), writeAsk(place, words)]);
    await answerAll();
    await done;
    expect(stateOf(mockSent)).toEqual({ stands: true, goesWithConnection: true });
  });

  it('is gone when it is taken back before the database has said a word', async () => {
    const done = Promise.all([writeAsk(place, words), removeAsk(place)]);
    await answerAll();
    await done;
    expect(stateOf(mockSent)).toEqual({ stands: false, goesWithConnection: false });
  });
});
