import { AppError } from '@/lib/errors/app-error';
import type { CallClaim, CallRecords, CallResult } from './call-records';
import { runKeyed } from './run-keyed';

type Stored = CallClaim & { attempt: string; startedAt: number; result: CallResult | null };

/** The records in memory, with the rules of the real ones; a clock that sleeping moves. */
const setUp = () => {
  const stored = new Map<string, Stored>();
  const clock = {
    time: 0,
    now: () => clock.time,
    sleep: (ms: number) => Promise.resolve(void (clock.time += ms)),
  };
  let attempts = 0;
  const start = (claim: CallClaim) => {
    attempts += 1;
    const attempt = `attempt-${attempts}`;
    stored.set(claim.callId, { ...claim, attempt, startedAt: clock.time, result: null });
    return { status: 'claimed', attempt } as const;
  };
  const records: CallRecords = {
    isKnown: (callId) => Promise.resolve(stored.has(callId)),
    claim: (claim) => {
      const record = stored.get(claim.callId);
      if (!record) return Promise.resolve(start(claim));
      if (record.inputHash !== claim.inputHash) return Promise.reject(new AppError('request/key-reused'));
      if (record.result) return Promise.resolve(record.result);
      if (clock.time - record.startedAt < 75_000) return Promise.resolve({ status: 'running' });
      return Promise.resolve(start(claim));
    },
    finish: (callId, attempt, result) => {
      const record = stored.get(callId);
      if (record?.attempt === attempt) stored.set(callId, { ...record, result });
      return Promise.resolve();
    },
    release: (callId, attempt) => {
      if (stored.get(callId)?.attempt === attempt) stored.delete(callId);
      return Promise.resolve();
    },
  };
  const run = jest.fn((callId: string): Promise<unknown> => Promise.resolve({ made: callId }));
  const call = { uid: 'ada', name: 'createRoom', key: 'k1', input: { name: 'Algebra' }, run };
  return { stored, clock, records, run, call };
};

describe('a keyed call', () => {
  it('runs once and answers every repetition the same', async () => {
    const { records, call, run, clock } = setUp();
    const first = await runKeyed(records, call, clock);
    await expect(runKeyed(records, call, clock)).resolves.toEqual(first);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('answers the same to a repetition that comes while it runs', async () => {
    const { records, call, run, clock } = setUp();
    let finish: (output: unknown) => void = () => undefined;
    run.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const first = runKeyed(records, call, clock);
    const sleep = () => {
      finish({ made: 'once' });
      return Promise.resolve();
    };
    const sleeps = { ...clock, sleep };
    const second = runKeyed(records, call, sleeps);
    await expect(Promise.all([first, second])).resolves.toEqual([{ made: 'once' }, { made: 'once' }]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('tells a caller who has waited for 15 s that it is in progress', async () => {
    const { records, call, run, clock } = setUp();
    run.mockImplementationOnce(() => new Promise(() => undefined));
    void runKeyed(records, call, clock);
    await expect(runKeyed(records, call, clock)).rejects.toMatchObject({ code: 'request/in-progress' });
    expect(clock.time).toBeGreaterThanOrEqual(15_000);
  });

  it('is taken over after 75 s under the same id, and keeps that answer', async () => {
    const { records, call, run, clock } = setUp();
    let finishLate: (output: unknown) => void = () => undefined;
    run.mockImplementationOnce(() => new Promise((resolve) => (finishLate = resolve)));
    const late = runKeyed(records, call, clock);
    await Promise.resolve();
    clock.time += 75_000;
    const answer = await runKeyed(records, call, clock);
    finishLate({ made: 'too late' });
    await late;
    await expect(runKeyed(records, call, clock)).resolves.toEqual(answer);
    const [[first], [second]] = run.mock.calls as [[string], [string]];
    expect(second).toBe(first);
  });

  it('keeps a refusal, and tries again what failed by our own fault', async () => {
    const { records, call, run, clock } = setUp();
    run.mockRejectedValueOnce(new Error('database of the server'));
    await expect(runKeyed(records, call, clock)).rejects.toThrow('database of the server');
    const refusal = new AppError('rooms/already-member', { details: { n: 1 } });
    run.mockRejectedValueOnce(refusal);
    await expect(runKeyed(records, call, clock)).rejects.toBe(refusal);
    await expect(runKeyed(records, call, clock)).rejects.toMatchObject({
      code: 'rooms/already-member',
      details: { n: 1 },
    });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('tries again what came too often, once the wait is over', async () => {
    const { records, call, run, clock } = setUp();
    const wait = new AppError('request/rate-limited', { details: { retryAfter: 60 } });
    run.mockRejectedValueOnce(wait);
    await expect(runKeyed(records, call, clock)).rejects.toBe(wait);
    await expect(runKeyed(records, call, clock)).resolves.toHaveProperty('made');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('leaves no record when it is over the limit, and answers a repetition unasked', async () => {
    const { records, call, run, clock } = setUp();
    const claim = jest.spyOn(records, 'claim');
    const admit = jest.fn(() => Promise.resolve());
    admit.mockRejectedValueOnce(new AppError('request/rate-limited'));
    await expect(runKeyed(records, { ...call, admit }, clock)).rejects.toMatchObject({
      code: 'request/rate-limited',
    });
    expect(claim).not.toHaveBeenCalled();
    const first = await runKeyed(records, { ...call, admit }, clock);
    admit.mockRejectedValue(new AppError('request/rate-limited'));
    await expect(runKeyed(records, { ...call, admit }, clock)).resolves.toEqual(first);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('refuses a key that was used for another input', async () => {
    const { records, call, clock } = setUp();
    await runKeyed(records, call, clock);
    const other = { ...call, input: { name: 'Geometry' } };
    await expect(runKeyed(records, other, clock)).rejects.toMatchObject({ code: 'request/key-reused' });
  });

  it('belongs to one person and one callable', async () => {
    const { records, call, run, clock, stored } = setUp();
    await runKeyed(records, call, clock);
    await runKeyed(records, { ...call, uid: 'ben' }, clock);
    await runKeyed(records, { ...call, name: 'addMember' }, clock);
    expect(run).toHaveBeenCalledTimes(3);
    expect(stored.size).toBe(3);
  });
});
