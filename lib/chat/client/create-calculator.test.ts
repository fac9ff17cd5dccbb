import type { MathWorker } from '@/lib/math/client/supervise-worker';
import { createSheet } from '@/lib/math/sheet/create-sheet';
import { createCalculator } from './create-calculator';

/** A worker with a real sheet that answers in a later task, and counts what it was given. */
function makeCalculator() {
  const sheet = createSheet();
  const given: string[] = [];
  let isClosed = false;
  const open = (): MathWorker => {
    const listeners = new Set<Parameters<MathWorker['onResults']>[0]>();
    return {
      apply: (change) => {
        given.push(...(change.set ?? []).map(({ source }) => source));
        const results = sheet.apply(change);
        setTimeout(() => listeners.forEach((listener) => listener(results, true)));
      },
      onResults: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      explain: () => Promise.resolve(null),
      names: () => Promise.resolve([]),
      typeset: () => Promise.resolve(null),
      close: () => (isClosed = true),
    };
  };
  return { ...createCalculator(open), given, isClosed: () => isClosed };
}

describe('createCalculator', () => {
  it.each([
    ['3 km / 12 min to km/h', { reading: '3 km / 12 min to km/h', sign: '=', shown: '15 km/h' }],
    ['theta = arctan(0.15)', { tex: '\\theta = \\arctan 0.15', sign: '≈', shown: '0.14889' }],
    ['x + 1 = 2', { sign: '⇒', shown: 'x = 1' }],
    ['v = 3 m/s', { sign: null, shown: null }],
    ['f(x) = x^2', { sign: null, shown: null }],
    ['?sin', { tex: null, reading: '?sin', sign: null, shown: expect.stringContaining('sine') as string }],
  ])('gives what %s comes to', async (source, result) => {
    expect(await makeCalculator().calculate(source)).toMatchObject({ kind: 'value', ...result });
  });

  it('says what is wrong and where', async () => {
    expect(await makeCalculator().calculate('2 + 1/0')).toEqual({
      kind: 'error',
      message: 'This divides by zero.',
      start: 4,
      length: 3,
    });
  });

  it('leaves plots to sheets', async () => {
    expect(await makeCalculator().calculate('plot sin(x)')).toEqual({ kind: 'sheet-only' });
  });

  it('keeps the names of one message from another', async () => {
    const { calculate } = makeCalculator();
    const both = await Promise.all(['q = 5', 'q + 1', 'q = 6'].map((source) => calculate(source)));
    expect(both.map(({ kind }) => kind)).toEqual(['value', 'error', 'value']);
  });

  it('calculates with the lines that are given, and forgets them after', async () => {
    const { calculate } = makeCalculator();
    const given = 'qa = q qb\nq = 2\nqb = 3';
    const [alone, built] = await Promise.all([calculate('2 qa'), calculate('2 qa', given)]);
    expect(built).toMatchObject({ kind: 'value', shown: '12' });
    expect([alone.kind, (await calculate('q + 1')).kind]).toEqual(['error', 'error']);
  });

  it('asks its worker once for the same source', async () => {
    const { calculate, given } = makeCalculator();
    await Promise.all(['1 + 1', '2 + 2', '1 + 1'].map((source) => calculate(source)));
    await calculate('1 + 1');
    expect(given).toEqual(['1 + 1', '2 + 2']);
  });

  it('starts again after its end', async () => {
    const { calculate, close, isClosed } = makeCalculator();
    void calculate('1 + 1');
    close();
    expect(isClosed()).toBe(true);
    expect(await calculate('2 + 2')).toMatchObject({ shown: '4' });
  });
});
