import { AppError } from '@/lib/core/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { changeInRoom, finishChange } from './change-in-room';
import { settleEach, settleWaiting } from './settle-outbox';
import { lookAfter } from './watch-closely';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('./settle-outbox', () => ({ settleEach: jest.fn(), settleWaiting: jest.fn() }));
jest.mock('./watch-closely');

const entry = (id: string) => ({ id, ...newOutboxEntry({ roomId: 'r1', mirror: [] }, 1) });

afterEach(() => void jest.useRealTimers());
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

describe('a command about a room', () => {
  const steps: string[] = [];
  beforeEach(() => {
    steps.length = 0;
    jest.mocked(runTransaction).mockImplementation(async (work) => {
      const outcome = await work({} as never);
      steps.push('commit');
      return outcome;
    });
  });
  const decide = () => changeInRoom('r1', () => Promise.resolve('decided'));

  it('has the room looked at soon before it commits: whatever dies then is finished', async () => {
    jest.mocked(lookAfter).mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push('due');
    });
    await expect(decide()).resolves.toBe('decided');
    expect(steps).toEqual(['due', 'commit']);
  });

  it('is decided also while the Realtime Database is away', async () => {
    jest.mocked(lookAfter).mockRejectedValue(new AppError('server/unavailable'));
    await expect(decide()).resolves.toBe('decided');
  });

  it('waits for those that were given before it in the room, and is dated when it runs', async () => {
    jest.useFakeTimers({ now: 1000 });
    const end: (() => void)[] = [];
    const dates: number[] = [];
    const command = (roomId: string) =>
      changeInRoom(roomId, (_, now) => {
        dates.push(now);
        return new Promise<void>((resolve) => end.push(resolve));
      });
    const given = [command('r1'), command('r1'), command('elsewhere')];
    await jest.advanceTimersByTimeAsync(3000);
    expect(dates).toEqual([1000, 1000]);
    end[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(dates).toEqual([1000, 1000, 4000]);
    for (const finish of end) finish();
    await Promise.all(given);
  });
});

describe('the end of a command', () => {
  const away = new AppError('call/media-server-unreachable');
  const notYet = { code: 'rooms/not-everywhere-yet', details: { roomId: 'r1' }, cause: away };

  it('comes when all of it was carried out', async () => {
    await finishChange('r1', [entry('o1'), entry('o2')]);
    expect(jest.mocked(settleEach).mock.calls).toEqual([[[entry('o1'), entry('o2')]]]);
    expect(settleWaiting).not.toHaveBeenCalled();
  });

  it('says that it is decided when the media server or the Realtime Database do not take it', async () => {
    jest.mocked(settleEach).mockRejectedValue(away);
    await expect(finishChange('r1', entry('o1'))).rejects.toMatchObject(notYet);
  });

  it('comes for a repetition, which changes nothing, when what was cut off is carried out', async () => {
    await finishChange('r1', null);
    expect(settleWaiting).toHaveBeenCalledWith('r1');
    jest.mocked(settleWaiting).mockRejectedValue(away);
    await expect(finishChange('r1', null)).rejects.toMatchObject(notYet);
  });
});
