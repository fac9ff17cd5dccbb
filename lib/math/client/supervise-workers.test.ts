import type { CellResult } from '../sheet/cell-result';
import { createSheet } from '../sheet/create-sheet';
import { superviseWorkers } from './supervise-workers';

/** Workers that run the real engine at once, and hang on a cell that says `hang`. */
function setUp() {
  const alive: { isKilled: boolean }[] = [];
  const math = superviseWorkers(({ onMessage }) => {
    const sheet = createSheet();
    const own = { isKilled: false };
    alive.push(own);
    queueMicrotask(() => onMessage({ turn: null }));
    return {
      post: ({ turn, change }) => {
        if (change.set?.some(({ source }) => source === 'hang')) return;
        const results = sheet.apply(change);
        queueMicrotask(() => own.isKilled || onMessage({ turn, results }));
      },
      kill: () => {
        own.isKilled = true;
      },
    };
  });
  const shown = new Map<string, string | null>();
  const read = ({ shown: value, error }: CellResult) => value ?? error?.class ?? null;
  math.onResults((results) => results.forEach((result) => shown.set(result.id, read(result))));
  const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  return { math, read: () => Object.fromEntries(shown), alive, settle };
}

describe('workers under supervision', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('give the results of a change and of all that depends on it', async () => {
    const { math, read, settle } = setUp();
    const both = [
      { id: 'a', source: 'x = 2' },
      { id: 'b', source: 'x + 1' },
    ];
    math.apply({ set: both });
    await settle();
    math.apply({ set: [{ id: 'a', source: 'x = 5' }] });
    await settle();
    expect(read()).toEqual({ a: '5', b: '6' });
  });

  it('name the cell that hangs, and keep the results of all others', async () => {
    const { math, read, alive, settle } = setUp();
    math.apply({ set: [{ id: 'a', source: 'x = 2' }] });
    await settle();
    math.apply({ set: [{ id: 'bad', source: 'hang' }] });
    await settle(1000);
    math.apply({ set: [{ id: 'b', source: 'x + 1' }] });
    await settle();
    expect(read()).toEqual({ a: '2', bad: 'too-slow', b: '3' });
    expect(alive[0]?.isKilled).toBe(true);
  });

  it('find the one that hangs among several of one change', async () => {
    const { math, read, settle } = setUp();
    const several = [
      { id: 'a', source: 'x = 2' },
      { id: 'bad', source: 'hang' },
      { id: 'b', source: 'x + 1' },
    ];
    math.apply({ set: several });
    await settle(7000);
    expect(read()).toEqual({ a: '2', bad: 'too-slow', b: '3' });
  });

  it('try a stopped cell again when its text changes', async () => {
    const { math, read, settle } = setUp();
    math.apply({ set: [{ id: 'bad', source: 'hang' }] });
    await settle(1000);
    math.apply({ set: [{ id: 'bad', source: '1 + 1' }] });
    await settle();
    expect(read()).toEqual({ bad: '2' });
  });

  it('are all killed when the sheet closes', async () => {
    const { math, alive, settle } = setUp();
    math.apply({ set: [{ id: 'a', source: '1' }] });
    await settle();
    math.close();
    expect(alive).toEqual([{ isKilled: true }, { isKilled: true }]);
  });
});
