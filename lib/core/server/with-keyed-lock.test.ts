import { asDecision, withKeyedLock, withKeyedLocks } from './with-keyed-lock';

/** Work that ends when it is told to, and what has begun so far. */
function works() {
  const begun: string[] = [];
  const end = new Map<string, { well: () => void; badly: (error: Error) => void }>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      end.set(name, { well: () => resolve(name), badly: reject });
    });
  };
  return { begun, work, end };
}

/** Until everything that can go on has. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void jest.useRealTimers());

describe('Work in turn', () => {
  it('begins when what was asked before it under the same key has ended, also badly', async () => {
    const { begun, work, end } = works();
    const [first, second, third] = ['first', 'second', 'third'].map((name) =>
      withKeyedLock('class', work(name)),
    );
    await settle();
    expect(begun).toEqual(['first']);
    end.get('first')?.badly(new Error('Refused'));
    await expect(first).rejects.toThrow('Refused');
    await settle();
    expect(begun).toEqual(['first', 'second']);
    end.get('second')?.well();
    await expect(second).resolves.toBe('second');
    await settle();
    end.get('third')?.well();
    await expect(third).resolves.toBe('third');
  });

  it('waits for nobody under another key, and not for what is over', async () => {
    const { begun, work, end } = works();
    const [one, other] = [withKeyedLock('one', work('one')), withKeyedLock('other', work('other'))];
    await settle();
    expect(begun).toEqual(['one', 'other']);
    end.get('one')?.well();
    end.get('other')?.well();
    await Promise.all([one, other]);
    await expect(withKeyedLock('one', () => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('goes on beside the others when it is a decision whose turn does not come in time', async () => {
    const { begun, work, end } = works();
    const [slow, patient] = [withKeyedLock('slow', work('slow')), withKeyedLock('slow', work('patient'))];
    const hasty = withKeyedLock('slow', () => Promise.resolve('hasty'), { ...asDecision, patience: 1 });
    await expect(hasty).resolves.toBe('hasty');
    expect(begun).toEqual(['slow']);
    end.get('slow')?.well();
    await slow;
    await settle();
    expect(begun).toEqual(['slow', 'patient']);
    end.get('patient')?.well();
    await patient;
  });

  it('is refused in time, with nothing done, when those before it take too long', async () => {
    jest.useFakeTimers();
    const { begun, work, end } = works();
    const slow = withKeyedLock('class', work('slow'));
    const refused = expect(withKeyedLock('class', work('late'))).rejects.toMatchObject({
      code: 'server/unavailable',
    });
    await jest.advanceTimersByTimeAsync(15_000);
    await refused;
    end.get('slow')?.well();
    await slow;
    expect(begun).toEqual(['slow']);
  });

  it('is not kept waiting by what hangs for longer than anybody waits for that', async () => {
    jest.useFakeTimers();
    const { begun, work, end } = works();
    const hanging = withKeyedLock('slow', work('hanging'));
    await jest.advanceTimersByTimeAsync(19_000);
    const next = withKeyedLock('slow', work('next'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual(['hanging', 'next']);
    for (const { well } of end.values()) well();
    await expect(Promise.all([hanging, next])).resolves.toEqual(['hanging', 'next']);
  });
});

describe('Work in several turns', () => {
  it('waits for each of them, and ends whatever the order in which they are named', async () => {
    const { begun, work, end } = works();
    const both = withKeyedLocks(['ben', 'ada', 'ben'], work('both'));
    const turned = withKeyedLocks(['ada', 'ben'], work('turned'));
    await settle();
    const single = withKeyedLock('ben', work('single'));
    await settle();
    expect(begun).toEqual(['both']);
    end.get('both')?.well();
    await expect(both).resolves.toBe('both');
    await settle();
    expect(begun).toEqual(['both', 'single']);
    end.get('single')?.well();
    await single;
    await settle();
    end.get('turned')?.well();
    await expect(turned).resolves.toBe('turned');
  });

  it('has one patience for all of them', async () => {
    jest.useFakeTimers();
    const { begun, work, end } = works();
    const [one, other] = [withKeyedLock('one', work('one')), withKeyedLock('two', work('other'))];
    const both = withKeyedLocks(['one', 'two'], work('both'), { ...asDecision, patience: 100 });
    await jest.advanceTimersByTimeAsync(60);
    end.get('one')?.well();
    await jest.advanceTimersByTimeAsync(39);
    expect(begun).toEqual(['one', 'other']);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['one', 'other', 'both']);
    end.get('other')?.well();
    end.get('both')?.well();
    await expect(Promise.all([one, other, both])).resolves.toEqual(['one', 'other', 'both']);
  });

  it('is done at once where there is nothing to wait for', async () => {
    await expect(withKeyedLocks([], () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
