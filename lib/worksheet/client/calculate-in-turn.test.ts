import type { MathWorker } from '@/lib/math/client/supervise-worker';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { createSheet } from '@/lib/math/sheet/create-sheet';
import { defaultSheetSettings } from '@/lib/math/sheet/settings';
import type { SheetCell } from '../sheet-document';
import { createTurns } from './calculate-in-turn';

/** A worker that answers after the messages that wait, as a real one does. */
function createWorker(): MathWorker {
  const sheet = createSheet();
  const listeners = new Set<(results: readonly CellResult[], isDone: boolean) => void>();
  const nothing = () => Promise.resolve(null);
  return {
    apply: (change) => {
      const results = sheet.apply(change);
      setTimeout(() => listeners.forEach((hear) => hear(results, true)));
    },
    onResults: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    ...{
      explain: nothing,
      typeset: nothing,
      names: () => Promise.resolve([]),
      close: () => listeners.clear(),
    },
  };
}

const cellsOf = (...sources: string[]): SheetCell[] =>
  sources.map((source, at) => ({
    ...{ id: `c${String(at)}`, ord: `a${String(at)}`, kind: 'calculation', source, options: {} },
  }));

function makeTurns() {
  const turns = createTurns(createWorker);
  const done: string[] = [];
  const calculate = (key: string, ...sources: string[]) =>
    turns.calculate(key, {
      cells: cellsOf(...sources),
      settings: defaultSheetSettings,
      done: (results) =>
        done.push(`${key}: ${Array.from(results.values(), ({ shown }) => shown).join(', ')}`),
    });
  return { turns, calculate, done };
}

describe('Sheets that are calculated in turn', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = () => jest.advanceTimersByTimeAsync(1000);

  it('have their own results, whatever they have in common', async () => {
    const { calculate, done } = makeTurns();
    calculate('ada', 'a = 2', 'a + 1');
    calculate('ben', 'a = 5', 'a + 1');
    calculate('carl', 'a = 5', 'a + 1');
    calculate('dora', 'a = 5');
    await pass();
    expect(done).toEqual(['ada: 2, 3', 'ben: 5, 6', 'carl: 5, 6', 'dora: 5']);
  });

  it('leave out what has changed before its turn', async () => {
    const { turns, calculate, done } = makeTurns();
    calculate('ada', '1');
    calculate('ben', '2');
    calculate('carl', '3');
    calculate('ben', '4');
    turns.forget('carl');
    await pass();
    expect(done).toEqual(['ada: 1', 'ben: 4']);
  });

  it('end with their view, and can begin again', async () => {
    const { turns, calculate, done } = makeTurns();
    calculate('ada', '1');
    turns.close();
    await pass();
    expect(done).toEqual([]);
    calculate('ada', '1');
    await pass();
    expect(done).toEqual(['ada: 1']);
  });
});
