import { fullCredit } from '@/lib/access/writing-pace';
import { writePaid, type PayingKit } from './writing-credit';

/** The service as the rules of `pace` count, which refuse who offers to keep more than there is. */
function makeService() {
  let left: { credit: number; at: number } | null = null;
  let time = 0;
  const answers: (() => void)[] = [];
  const followers = new Set<(seen: unknown) => void>();
  const kit = {
    database: {},
    ref: (_: unknown, path: string) => path,
    serverTimestamp: () => 'now',
    onValue: (_: unknown, next: (seen: unknown) => void) => {
      followers.add(next);
      void Promise.resolve().then(() => next({ val: () => left }));
      return () => void followers.delete(next);
    },
    update: async (_: unknown, values: Record<string, { credit: number }>) => {
      const [value, pace] = Object.values(values) as unknown as [string, { credit: number }];
      const grown = left === null ? fullCredit : left.credit + time - left.at;
      if (pace.credit > Math.min(grown, fullCredit) - value.length) throw new Error('PERMISSION_DENIED');
      left = { credit: pace.credit, at: time };
      await new Promise<void>((resolve) => answers.push(resolve));
      for (const tell of followers) tell({ val: () => left });
    },
  } as unknown as PayingKit;
  const page = () => ({ ...kit, database: {} }) as unknown as PayingKit;
  const write = (from: PayingKit, length: number) =>
    writePaid(from, { uid: 'ada', path: 'log/one', value: 'x'.repeat(length), cost: length });
  const answer = async () => {
    await jest.advanceTimersByTimeAsync(0);
    answers.splice(0).forEach((resolve) => resolve());
    await jest.advanceTimersByTimeAsync(0);
  };
  const pass = async (ms: number) => {
    time += ms;
    await jest.advanceTimersByTimeAsync(ms);
  };
  return { page, write, answer, pass, credit: () => left?.credit };
}

const half = fullCredit / 2;

describe('what a person pays for writing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is taken from what the service has, and grows as time passes', async () => {
    const { page, write, answer, pass, credit } = makeService();
    const mine = page();
    for (const _ of [1, 2]) {
      const sent = write(mine, half);
      await answer();
      await sent;
    }
    expect(credit()).toBe(0);
    await expect(write(mine, 100)).rejects.toMatchObject({ code: 'documents/too-fast' });
    await pass(100);
    const sent = write(mine, 100);
    await answer();
    await sent;
    expect(credit()).toBe(0);
  });

  it('is never offered too low while earlier writes are on their way', async () => {
    const { page, write, answer, pass } = makeService();
    const mine = page();
    const sent = [write(mine, half)];
    await jest.advanceTimersByTimeAsync(0);
    await pass(500);
    sent.push(write(mine, 100), write(mine, 200));
    await answer();
    await expect(Promise.all(sent)).resolves.toHaveLength(3);
  });

  it('is followed when another page of the person pays', async () => {
    const { page, write, answer } = makeService();
    const [mine, theirs] = [page(), page()];
    for (const from of [mine, theirs, mine]) {
      const sent = write(from, 1000);
      await answer();
      await expect(sent).resolves.toBeUndefined();
    }
  });

  it('is read again after another page has paid at the same moment', async () => {
    const { page, write, answer } = makeService();
    const [mine, theirs] = [page(), page()];
    for (const from of [mine, theirs]) {
      const sent = write(from, 1000);
      await answer();
      await sent;
    }
    const both = [write(mine, 1000), write(theirs, 1000)];
    const refused = expect(both[1]).rejects.toThrow('PERMISSION_DENIED');
    await answer();
    await Promise.all([both[0], refused]);
    const again = write(theirs, 1000);
    await answer();
    await expect(again).resolves.toBeUndefined();
  });
});
