import { AppError } from '@/lib/errors/app-error';
import { spendOn } from '@/lib/firebase/server/limit-store';
import { answerKnock } from './answer-knock';
import { writeLobby } from './lobby-rows';
import { writeFromLobby } from './write-to-hosts';

jest.mock('@/lib/firebase/server/limit-store');
jest.mock('./answer-knock', () => ({ answerKnock: jest.fn() }));
jest.mock('./lobby-rows');

const line = { uid: 'karl', roomId: 'r1', words: 'It is me, Karl' };
const row = { uid: 'karl', name: 'Karl', answer: null };

/** What a knock would come to, and who stands in the lobby. */
const stand = (outcome: 'open' | 'enters' | 'waiting', ...rows: object[]) =>
  jest.mocked(answerKnock).mockResolvedValue({ knock: { outcome }, rows, isSomebodyThere: true } as never);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(spendOn).mockImplementation((_, work) => work());
});

describe('a line to the hosts', () => {
  it('stands beside the name of who waits, and changes nothing else', async () => {
    stand('waiting', row);
    await expect(writeFromLobby(line)).resolves.toBe(true);
    const at = expect.any(Number) as unknown;
    expect(jest.mocked(writeLobby).mock.calls).toEqual([
      ['r1', [row], { 'karl/said': { words: 'It is me, Karl', at } }],
    ]);
  });

  it.each([
    ['need not wait', 'open', row],
    ['has an invite that opens the door', 'enters', row],
    ['has not knocked', 'waiting', { ...row, uid: 'ada' }],
    ['has had an answer', 'waiting', { ...row, answer: { state: 'admitted', words: '', at: 1 } }],
  ] as const)('is written by nobody who %s, and counts for nothing', async (_, outcome, standing) => {
    stand(outcome, standing);
    await expect(writeFromLobby(line)).resolves.toBe(false);
    expect(writeLobby).not.toHaveBeenCalled();
    expect(spendOn).not.toHaveBeenCalled();
  });

  it('is not written by who has written too many, or is shut out', async () => {
    stand('waiting', row);
    jest.mocked(spendOn).mockRejectedValue(new AppError('request/rate-limited'));
    await expect(writeFromLobby(line)).rejects.toThrow('request/rate-limited');
    jest.mocked(answerKnock).mockRejectedValue(new AppError('rooms/banned'));
    await expect(writeFromLobby(line)).rejects.toThrow('rooms/banned');
    expect(writeLobby).not.toHaveBeenCalled();
  });
});
