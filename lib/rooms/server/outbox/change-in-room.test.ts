import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { newOutboxEntry } from '@/lib/rooms/outbox/outbox-entry';
import { changeInRoom, finishChange } from './change-in-room';
import { deliver, deliverPending } from './deliver';
import { lookAfter } from './watch-closely';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('./deliver', () => ({ deliver: jest.fn(), deliverPending: jest.fn() }));
jest.mock('./watch-closely');

const entry = (id: string) => ({ id, ...newOutboxEntry({ roomId: 'r1', mirror: [] }, 1) });

afterEach(() => void jest.useRealTimers());
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

describe('a change of a room', () => {
  const steps: string[] = [];
  beforeEach(() => {
    steps.length = 0;
    jest.mocked(runTransaction).mockImplementation(async (work) => {
      const outcome = await work({} as never);
      steps.push('commit');
      return outcome;
    });
  });
  const decide = () =>
    changeInRoom({ roomId: 'r1', by: 'ben' }, () => Promise.resolve({ outcome: 'decided' }));

  it('schedules the reconcile before it commits', async () => {
    jest.mocked(lookAfter).mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push('scheduled');
    });
    await expect(decide()).resolves.toBe('decided');
    expect(steps).toEqual(['scheduled', 'commit']);
  });

  it('commits while the Realtime Database is away', async () => {
    jest.mocked(lookAfter).mockRejectedValue(new AppError('server/unavailable'));
    await expect(decide()).resolves.toBe('decided');
  });

  it('waits for earlier ones in the room, and is dated when it runs', async () => {
    jest.useFakeTimers({ now: 1000 });
    const end: (() => void)[] = [];
    const dates: number[] = [];
    const command = (roomId: string) =>
      changeInRoom({ roomId, by: 'ben' }, (_, now) => {
        dates.push(now);
        return new Promise<null>((resolve) => end.push(() => resolve(null)));
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

describe('the delivery of a change', () => {
  const away = new AppError('call/media-server-unreachable');
  const notYet = { code: 'rooms/not-everywhere-yet', details: { roomId: 'r1' }, cause: away };

  it('resolves when every entry was delivered', async () => {
    await finishChange('r1', [entry('o1'), entry('o2')]);
    expect(jest.mocked(deliver).mock.calls).toEqual([[[entry('o1'), entry('o2')], {}]]);
    expect(deliverPending).not.toHaveBeenCalled();
  });

  it('says that it is committed when a service is away', async () => {
    jest.mocked(deliver).mockRejectedValue(away);
    await expect(finishChange('r1', [entry('o1')])).rejects.toMatchObject(notYet);
  });

  it('delivers what waits for the room when a retry changes nothing', async () => {
    await finishChange('r1', []);
    expect(deliverPending).toHaveBeenCalledWith('r1', {});
    jest.mocked(deliverPending).mockRejectedValue(away);
    await expect(finishChange('r1', [])).rejects.toMatchObject(notYet);
  });
});
