import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { listOpenRooms } from '@/lib/rooms/server/outbox/close-joins-behind';
import { scheduleReconcile, type Scheduled } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { changeGates } from './write-gate';

jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/rooms/server/outbox/schedule-reconcile', () => ({ scheduleReconcile: jest.fn() }));
jest.mock('@/lib/rooms/server/outbox/close-joins-behind', () => ({ listOpenRooms: jest.fn() }));

const steps: string[] = [];
const rooms: Record<string, string[]> = { ada: ['algebra', 'review'], ben: ['algebra'] };

afterEach(() => void jest.useRealTimers());
beforeEach(() => {
  jest.resetAllMocks();
  steps.length = 0;
  jest.mocked(listOpenRooms).mockImplementation((uid) => Promise.resolve(rooms[uid] ?? []));
  jest.mocked(scheduleReconcile).mockImplementation(async (roomId) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push(`${roomId} is scheduled`);
    return { roomId } as Scheduled;
  });
  jest.mocked(runTransaction).mockImplementation(async (work) => {
    const outcome = await work({} as never);
    steps.push('commit');
    return outcome;
  });
});

describe('a change of gates', () => {
  it('schedules each room whose calls they are in once, before it commits', async () => {
    await expect(changeGates(['ada', 'ben'], () => Promise.resolve('shut'))).resolves.toBe('shut');
    expect(steps).toEqual(['algebra is scheduled', 'review is scheduled', 'commit']);
  });

  it('commits also where it cannot be told in which calls they are', async () => {
    jest.mocked(listOpenRooms).mockRejectedValue(new Error('away'));
    await expect(changeGates(['ada'], () => Promise.resolve('shut'))).resolves.toBe('shut');
    expect(steps).toEqual(['commit']);
  });

  it('waits for those of one of the same people that were asked for before', async () => {
    jest.useFakeTimers();
    const begun: string[] = [];
    const end: (() => void)[] = [];
    const change = (...uids: string[]) =>
      changeGates(uids, () => {
        begun.push(uids.join(' and '));
        return new Promise<void>((resolve) => end.push(resolve));
      });
    const asked = [change('ben'), change('ada', 'ben'), change('cleo')];
    await jest.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['ben', 'cleo']);
    for (const finish of end) finish();
    await jest.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['ben', 'cleo', 'ada and ben']);
    end[2]?.();
    await jest.advanceTimersByTimeAsync(100);
    await Promise.all(asked);
  });
});
