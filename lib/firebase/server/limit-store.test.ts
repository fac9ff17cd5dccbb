import { AppError } from '@/lib/errors/app-error';
import type { Limit } from '@/lib/core/server/limit';
import { limitKey } from '@/lib/core/server/limit-key';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import {
  countAttempt,
  countAttempts,
  limitFailures,
  readBudget,
  requireSpareFor,
  spendOn,
} from './limit-store';
import { runTransaction } from './run-transaction';

jest.mock('@/lib/firebase/server/admin-firestore');

const limit: Limit = { name: 'rooms made', max: 2, windowMs: 60_000 };
const limited = { limit, subject: 'ada' };
const class40: Limit = { name: 'guests made', max: 40, windowMs: 60_000 };
const place = `limits/${limitKey(limit.name, limited.subject)}`;

/** Firestore in memory; a transaction that throws has written nothing. */
function setUp() {
  const stored = new Map<string, { count: number; expiresAt: number }>();
  const read = (path: string) => ({ data: () => stored.get(path) });
  const firestore = {
    doc: (path: string) => ({ withConverter: () => path }),
    getAll: (...paths: string[]) => Promise.resolve(paths.map(read)),
    runTransaction: jest.fn(async (work: (transaction: unknown) => Promise<unknown>) => {
      const written: [string, { count: number; expiresAt: number }][] = [];
      const outcome = await work({
        get: (path: string) => Promise.resolve(read(path)),
        set: (...write: (typeof written)[number]) => written.push(write),
      });
      for (const [path, value] of written) stored.set(path, value);
      return outcome;
    }),
  };
  jest.mocked(adminFirestore).mockReturnValue(firestore as never);
  const counted = () => stored.get(place)?.count ?? 0;
  const set = (count: number) => stored.set(place, { count, expiresAt: Date.now() + 60_000 });
  const commits = () => firestore.runTransaction.mock.calls.length;
  return { counted, set, commits };
}

const rateLimited = expect.objectContaining({ code: 'request/rate-limited' }) as Error;

describe('a budget', () => {
  const make = (action: () => 'made' | 'there already' | Error) =>
    runTransaction(async (transaction) => {
      const spend = await readBudget(transaction, limited);
      const outcome = action();
      if (outcome instanceof Error) throw outcome;
      if (outcome === 'made') spend();
    });

  it('counts what happens, and neither what fails nor what was there already', async () => {
    const { counted } = setUp();
    await make(() => 'made');
    await make(() => 'there already');
    await expect(make(() => new Error('refused'))).rejects.toThrow('refused');
    expect(counted()).toBe(1);
  });

  it('allows nothing more when it is spent, and still answers for what exists already', async () => {
    const { counted, set } = setUp();
    set(2);
    await expect(make(() => 'made')).rejects.toThrow(rateLimited);
    await expect(make(() => 'there already')).resolves.toBeUndefined();
    expect(counted()).toBe(2);
  });
});

describe('an attempt', () => {
  it('counts before anything is asked about it, until nothing is left', async () => {
    const { counted } = setUp();
    await countAttempt(limited);
    await countAttempt(limited);
    await expect(countAttempt(limited)).rejects.toThrow(rateLimited);
    expect(counted()).toBe(2);
  });
});

describe('attempts at once', () => {
  it('take turns at their count', async () => {
    const { counted } = setUp();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => countAttempt(limited)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(counted()).toBe(2);
  });

  it('share a commit when they wait for one another', async () => {
    const { commits } = setUp();
    await Promise.all(Array.from({ length: 40 }, () => countAttempt({ ...limited, limit: class40 })));
    expect(commits()).toBeLessThanOrEqual(2);
    await expect(countAttempt({ ...limited, limit: class40 })).rejects.toThrow(rateLimited);
  });

  it('count for all limits or for none', async () => {
    const { counted, set } = setUp();
    const both = countAttempts([{ ...limited, limit: class40 }, limited]);
    await expect(both).resolves.toBeUndefined();
    set(2);
    await expect(countAttempts([{ ...limited, limit: class40 }, limited])).rejects.toThrow(rateLimited);
    expect(counted()).toBe(2);
    await Promise.all(Array.from({ length: 39 }, () => countAttempt({ ...limited, limit: class40 })));
  });
});

describe('what no transaction can hold', () => {
  it('counts while it runs, so that two do not both get the last, but not on failure', async () => {
    const { counted, set } = setUp();
    set(1);
    const failure = spendOn(limited, async () => {
      expect(counted()).toBe(2);
      await expect(spendOn(limited, () => Promise.resolve('the other'))).rejects.toThrow(rateLimited);
      throw new Error('no mail server');
    });
    await expect(failure).rejects.toThrow('no mail server');
    expect(counted()).toBe(1);
    await expect(spendOn(limited, () => Promise.resolve('sent'))).resolves.toBe('sent');
    expect(counted()).toBe(2);
  });
});

describe('a limit of failures', () => {
  const failure = new AppError('invites/not-valid');
  const attempt = (work: () => Promise<string>) => limitFailures([limited], ['invites/not-valid'], work);

  it('counts neither success nor other faults, and closes for everybody after too many', async () => {
    const { counted } = setUp();
    await attempt(() => Promise.resolve('in'));
    await expect(attempt(() => Promise.reject(new AppError('server/unavailable')))).rejects.toThrow();
    expect(counted()).toBe(0);
    for (const _ of [1, 2]) await expect(attempt(() => Promise.reject(failure))).rejects.toBe(failure);
    await expect(attempt(() => Promise.resolve('in'))).rejects.toThrow(rateLimited);
    await expect(requireSpareFor(limited)).rejects.toThrow(rateLimited);
    expect(counted()).toBe(2);
  });

  it('counts one attempt once in a window, many at once too, and each other one', async () => {
    const { counted } = setUp();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const fail = (attempt: string) =>
      expect(
        limitFailures([{ ...limited, attempt }], ['invites/not-valid'], () => Promise.reject(failure)),
      ).rejects.toBe(failure);
    await Promise.all(Array.from({ length: 40 }, () => fail('an old link')));
    expect(counted()).toBe(1);
    await fail('another');
    expect(counted()).toBe(2);
    await expect(fail('a third')).rejects.toThrow();
    clock.mockReturnValue(1_000_000 + limit.windowMs);
    await fail('an old link');
    expect(counted()).toBe(1);
    clock.mockRestore();
  });
});
