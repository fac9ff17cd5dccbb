import type { Firestore } from 'firebase-admin/firestore';
import { attemptOf, runTransaction } from './run-transaction';

const closed = Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code: 3 });
const aborted = Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 });
const mistake = Object.assign(new Error('3 INVALID_ARGUMENT: A document name is empty.'), { code: 3 });

/** A Firestore whose transactions first fail with these errors, and a count of the attempts. */
const failing = (...errors: readonly Error[]) => {
  const asked = jest.fn();
  const firestore = {
    runTransaction: (work: (transaction: never) => Promise<unknown>) => {
      asked();
      const error = errors[asked.mock.calls.length - 1];
      return error ? Promise.reject(error) : work({} as never);
    },
  } as Pick<Firestore, 'runTransaction'>;
  return { firestore, asked };
};

const work = () => Promise.resolve('done');

describe('A transaction', () => {
  afterEach(() => jest.restoreAllMocks());

  beforeEach(() => {
    // The transaction waits for a random time before each retry.
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });

  it('retries when Firestore closed it because of others', async () => {
    const { firestore, asked } = failing(closed, closed);
    await expect(runTransaction(work, firestore)).resolves.toBe('done');
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it.each([
    [6, true, 2],
    [9, true, 2],
    [9, false, 1],
    [5, true, 1],
  ])('refused with %i begins again where a last step was overtaken: %s', async (code, isOvertaken, runs) => {
    const steps: string[] = [];
    const refusal = Object.assign(new Error('refused'), { code });
    const firestore = {
      // The SDK hands the same transaction to each run.
      runTransaction: async (run: (transaction: never) => Promise<unknown>) => {
        const outcome = await run(transaction as never);
        if (steps.length === 2) throw refusal;
        return outcome;
      },
    } as Pick<Firestore, 'runTransaction'>;
    const transaction = {};
    const asked = runTransaction((given) => {
      steps.push('work');
      attemptOf(given)?.lastSteps.push(() => {
        steps.push('last');
        return Promise.resolve(() => Promise.resolve(isOvertaken));
      });
      return Promise.resolve('done');
    }, firestore);
    if (runs === 1) await expect(asked).rejects.toBe(refusal);
    else await expect(asked).resolves.toBe('done');
    expect(steps).toEqual(Array<string[]>(runs).fill(['work', 'last']).flat());
  });

  it('asks for another try later when others were faster for ten seconds', async () => {
    const refusal = Object.assign(new Error('refused'), { code: 9 });
    const clock = jest.spyOn(Date, 'now');
    [0, 10_000].forEach((time) => clock.mockReturnValueOnce(time));
    const firestore = {
      runTransaction: async (run: (transaction: never) => Promise<unknown>) => {
        await run({} as never);
        throw refusal;
      },
    } as Pick<Firestore, 'runTransaction'>;
    const asked = runTransaction((given) => {
      attemptOf(given)?.lastSteps.push(() => Promise.resolve(() => Promise.resolve(true)));
      return Promise.resolve('done');
    }, firestore);
    await expect(asked).rejects.toMatchObject({ code: 'server/unavailable', cause: refusal });
  });

  it('has no attempt outside', () => expect(attemptOf({} as never)).toBeNull());

  it('ends with the error when Firestore closes it every time', async () => {
    const { firestore, asked } = failing(closed, closed, closed, closed, closed);
    await expect(runTransaction(work, firestore)).rejects.toBe(closed);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('retries for ten seconds while others abort it', async () => {
    const { firestore, asked } = failing(...Array<Error>(12).fill(aborted));
    await expect(runTransaction(work, firestore)).resolves.toBe('done');
    expect(asked).toHaveBeenCalledTimes(13);

    const clock = jest.spyOn(Date, 'now');
    [0, 9999, 10_000].forEach((time) => clock.mockReturnValueOnce(time));
    const stuck = failing(aborted, aborted, aborted);
    await expect(runTransaction(work, stuck.firestore)).rejects.toBe(aborted);
    expect(stuck.asked).toHaveBeenCalledTimes(2);
  });

  it('waits longer each time, and never longer than two seconds', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const waits: unknown[] = [];
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((next, ms) => {
      waits.push(ms);
      next();
      return undefined as never;
    });
    await runTransaction(work, failing(...Array<Error>(5).fill(aborted)).firestore);
    expect(waits).toEqual([250, 500, 1000, 2000, 2000]);
  });

  it.each([
    ['a mistake in the request', mistake],
    ['an error of the work itself', new Error('Ours')],
  ])('is not repeated for %s', async (_, fault) => {
    const { firestore, asked } = failing(fault);
    await expect(runTransaction(work, firestore)).rejects.toBe(fault);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
