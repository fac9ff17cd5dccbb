import type { Job } from './job';
import { createLane, type ThreadPort } from './thread-lane';

const job = (typed: string) => ({ name: 'judge', asked: { given: { typed } } }) as unknown as Job;
const textOf = (sent: Job) => (sent as unknown as { asked: { given: { typed: string } } }).asked.given.typed;

/** Threads that echo what they are sent, but never answer to `stuck` and fail at `broken`. */
function makeLane(most = 10) {
  const threads: { isEnded: boolean; sent: string[] }[] = [];
  const spawn = (): ThreadPort => {
    const thread = { isEnded: false, sent: [] as string[] };
    threads.push(thread);
    let answer: (value: unknown) => void = () => undefined;
    let fail: (error: unknown) => void = () => undefined;
    return {
      post: (sent) => {
        const text = textOf(sent);
        thread.sent.push(text);
        if (text === 'broken') void Promise.resolve().then(() => fail(new Error('broken')));
        else if (text !== 'stuck') void Promise.resolve().then(() => answer(text));
      },
      onAnswer: (listener) => {
        answer = listener;
      },
      onFailed: (listener) => {
        fail = listener;
      },
      terminate: () => {
        thread.isEnded = true;
      },
    };
  };
  return { threads, lane: createLane(spawn, { deadline: 100, start: 500, patience: 400, most }) };
}

describe('A lane of jobs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('answers each job in turn by one thread', async () => {
    const { lane, threads } = makeLane();
    await expect(Promise.all(['a', 'b', 'c'].map((typed) => lane(job(typed))))).resolves.toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(threads).toEqual([{ isEnded: false, sent: ['a', 'b', 'c'] }]);
  });

  it('decides nothing about a job over its deadline, and goes on in a new thread', async () => {
    const { lane, threads } = makeLane();
    await lane(job('a'));
    const answers = Promise.all([lane(job('stuck')), lane(job('b'))]);
    await jest.advanceTimersByTimeAsync(99);
    expect(threads[0]?.isEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answers).resolves.toEqual([null, 'b']);
    expect(threads).toEqual([
      { isEnded: true, sent: ['a', 'stuck'] },
      { isEnded: false, sent: ['b'] },
    ]);
  });

  it('gives a new thread time to fetch the engine', async () => {
    const { lane, threads } = makeLane();
    const answer = lane(job('stuck'));
    await jest.advanceTimersByTimeAsync(499);
    expect(threads[0]?.isEnded).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBeNull();
  });

  it('goes on after a thread that failed', async () => {
    const { lane } = makeLane();
    await expect(Promise.all([lane(job('broken')), lane(job('a'))])).resolves.toEqual([null, 'a']);
  });

  it('takes no more jobs than can wait', async () => {
    const { lane } = makeLane(1);
    const [, , third] = ['a', 'b', 'c'].map((typed) => lane(job(typed)));
    await expect(third).rejects.toMatchObject({ code: 'server/unavailable' });
  });

  it('refuses a job whose turn comes too late', async () => {
    const { lane } = makeLane();
    const answers = Promise.allSettled([lane(job('stuck')), lane(job('b'))]);
    await jest.advanceTimersByTimeAsync(500);
    await expect(answers).resolves.toMatchObject([
      { status: 'fulfilled', value: null },
      { status: 'rejected', reason: { code: 'server/unavailable' } },
    ]);
    await expect(lane(job('c'))).resolves.toBe('c');
  });
});
