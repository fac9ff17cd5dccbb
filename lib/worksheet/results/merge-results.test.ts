import { createSheet, type Sheet } from '@/lib/math/sheet/create-sheet';
import type { Results } from './computed';
import { mergeResults } from './merge-results';

const nothing: Results = new Map();

/** A sheet with `m`, then `F` and `a` in a chain, and one that depends on nothing. */
function openSheet(): { sheet: Sheet; first: Results } {
  const sheet = createSheet();
  const set = ['m = 2', 'F = 3m', 'a = F + 1', 'z = 7 + 1'].map((source, at) => ({ id: String(at), source }));
  return { sheet, first: mergeResults(nothing, sheet.apply({ set }), new Set(set.map(({ id }) => id))) };
}

const edit = (source: string) => ({ set: [{ id: '0', source }] });
const flowsOf = (results: Results) => [...results].map(([id, { flow }]) => [id, flow ?? null]);

describe('mergeResults', () => {
  it('marks what flows from a change, one order later with each link', () => {
    const { sheet, first } = openSheet();
    expect(flowsOf(first)).toEqual(['0', '1', '2', '3'].map((id) => [id, null]));
    const second = mergeResults(first, sheet.apply(edit('m = 4')), new Set(['0']));
    expect(flowsOf(second)).toEqual([
      ['0', null],
      ['1', { beat: 1, order: 0 }],
      ['2', { beat: 1, order: 1 }],
      ['3', null],
    ]);
    const third = mergeResults(second, sheet.apply(edit('m = 5')), new Set(['0']));
    expect(third.get('2')?.flow).toEqual({ beat: 2, order: 1 });
  });

  it('starts nothing again where the result stays', () => {
    const { sheet, first } = openSheet();
    const second = mergeResults(first, sheet.apply(edit('m = 4')), new Set(['0']));
    const third = mergeResults(second, sheet.apply(edit('m = 2 * 2')), new Set(['0']));
    expect(third.get('1')?.flow).toBe(second.get('1')?.flow);
  });

  it('marks nothing when all of the sheet is shown in another way', () => {
    const { sheet, first } = openSheet();
    const second = mergeResults(first, sheet.apply({ settings: { digits: 2 } }), 'all');
    expect(second.get('1')).toMatchObject({ result: { shown: '6.00' } });
    expect(flowsOf(second)).toEqual(flowsOf(first));
  });

  it('keeps the last value through an error', () => {
    const { sheet, first } = openSheet();
    const second = mergeResults(first, sheet.apply(edit('m = q')), new Set(['0']));
    expect(second.get('1')).toMatchObject({ result: { kind: 'error' }, lastShown: '6' });
  });
});
