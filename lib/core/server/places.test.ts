import { createSemaphore } from './places';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setUp = (count: number, longestStay = 60_000) => {
  const { enter } = createSemaphore({ count, longestStay });
  const came: string[] = [];
  /** Asks for a place, and notes whether the caller got one. */
  const ask = async (name: string, key = 'algebra', patience = 5000) => {
    const leave = await enter(key, patience);
    came.push(leave ? name : `${name}, without one`);
    return leave ?? (() => undefined);
  };
  return { came, ask, settle: () => jest.advanceTimersByTimeAsync(0) };
};

describe('Places', () => {
  it('are given up to the limit, and then to waiting callers in their order', async () => {
    const { came, ask, settle } = setUp(2);
    const [leaveFirst] = await Promise.all([ask('first'), ask('second')]);
    void ask('third');
    void ask('fourth');
    await settle();
    expect(came).toEqual(['first', 'second']);
    leaveFirst();
    await settle();
    expect(came).toEqual(['first', 'second', 'third']);
  });

  it('under another key are others', async () => {
    const { came, ask } = setUp(1);
    await Promise.all([ask('here'), ask('there', 'review')]);
    expect(came).toEqual(['here', 'there']);
  });

  it('given back twice are free once', async () => {
    const { came, ask, settle } = setUp(1);
    const leave = await ask('first');
    void ask('second');
    void ask('third');
    leave();
    leave();
    await settle();
    expect(came).toEqual(['first', 'second']);
  });

  it('are not kept for a caller whose patience has ended', async () => {
    const { came, ask, settle } = setUp(1);
    const leave = await ask('first');
    void ask('hasty', 'algebra', 100);
    void ask('patient');
    await jest.advanceTimersByTimeAsync(100);
    expect(came).toEqual(['first', 'hasty, without one']);
    leave();
    await settle();
    expect(came).toEqual(['first', 'hasty, without one', 'patient']);
  });

  it('are taken once from a caller that stays too long', async () => {
    const { came, ask, settle } = setUp(1, 1000);
    const leave = await ask('hanging');
    void ask('next');
    await jest.advanceTimersByTimeAsync(1000);
    expect(came).toEqual(['hanging', 'next']);
    void ask('after');
    leave();
    await settle();
    expect(came).toEqual(['hanging', 'next']);
  });

  it('are all there again when everybody has left', async () => {
    const { came, ask } = setUp(1);
    for (const name of ['first', 'second', 'third']) (await ask(name))();
    expect(came).toEqual(['first', 'second', 'third']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
