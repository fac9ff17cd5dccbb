import { inTurn, inTurns } from './in-turn';

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

describe('Work in turn', () => {
  it('begins when what was asked before it under the same key has ended, also badly', async () => {
    const { begun, work, end } = works();
    const [first, second, third] = ['first', 'second', 'third'].map((name) => inTurn('class', work(name)));
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
    const [one, other] = [inTurn('one', work('one')), inTurn('other', work('other'))];
    await settle();
    expect(begun).toEqual(['one', 'other']);
    end.get('one')?.well();
    end.get('other')?.well();
    await Promise.all([one, other]);
    await expect(inTurn('one', () => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('is not done any more when its turn comes too late, and those behind go on', async () => {
    const { begun, work, end } = works();
    const [slow, late] = [inTurn('slow', work('slow')), inTurn('slow', work('late'), -1)];
    const behind = inTurn('slow', () => Promise.resolve('behind'));
    await settle();
    end.get('slow')?.well();
    await slow;
    await expect(late).rejects.toMatchObject({ code: 'server/unavailable' });
    await expect(behind).resolves.toBe('behind');
    expect(begun).toEqual(['slow']);
  });
});

describe('Work in several turns', () => {
  afterEach(() => jest.useRealTimers());

  it('waits for each of them, and ends whatever the order in which they are named', async () => {
    const { begun, work, end } = works();
    const both = inTurns(['ben', 'ada', 'ben'], work('both'));
    const turned = inTurns(['ada', 'ben'], work('turned'));
    await settle();
    const single = inTurn('ben', work('single'));
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
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { begun, work, end } = works();
    const [one, other] = [inTurn('one', work('one')), inTurn('two', work('other'))];
    const late = inTurns(['one', 'two'], work('late'), 100);
    await settle();
    jest.setSystemTime(Date.now() + 60);
    end.get('one')?.well();
    await one;
    await settle();
    jest.setSystemTime(Date.now() + 60);
    end.get('other')?.well();
    await other;
    await expect(late).rejects.toMatchObject({ code: 'server/unavailable' });
    expect(begun).toEqual(['one', 'other']);
  });

  it('is done at once where there is nothing to wait for', async () => {
    await expect(inTurns([], () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
