import fc from 'fast-check';
import type { SheetCell } from './cell';
import type { CellResult } from './cell-result';
import { createSheet } from './create-sheet';

const names = ['a', 'b', 'd', 'f', 'm', 'x'];
const name = fc.constantFrom(...names);
const value = fc.oneof(
  fc.constantFrom('2', '1/3', '5 m', '2 kg', '0', '[1, 2, 3]', '3 ± 1', 'random()', '2m', '4 + 10%', 'true'),
  name,
  fc.tuple(name, fc.constantFrom('+', '-', '*', '/', '^'), name).map((parts) => parts.join(' ')),
  name.map((other) => `f(${other})`),
  name.map((other) => `${other}x`),
);
const source = fc.oneof(
  value,
  fc.tuple(name, value).map(([left, right]) => `${left} = ${right}`),
  value.map((body) => `f(x) = ${body}`),
  fc.tuple(name, value, name, value).map(([a, first, b, second]) => `${a} = ${first}; ${b} = ${second}`),
  fc.constantFrom('', '# nothing', '2 +', 'x^2 = 4', 'solve 2x = a'),
);
const header = fc.oneof(
  name,
  value,
  fc.tuple(name, value).map(([left, right]) => `${left} = ${right}`),
);
const table = fc
  .tuple(
    fc.array(header, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '\n1\t2', '\n2b\t\t1', '\nred\t5 m'),
  )
  .map(([headers, rows]) => headers.join('\t') + rows);
const cellWith = (cellId: fc.Arbitrary<string>): fc.Arbitrary<SheetCell> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ id: cellId, source }) },
    { weight: 1, arbitrary: fc.record({ id: cellId, source: table, kind: fc.constant('table' as const) }) },
  );
const id = fc.integer({ min: 0, max: 7 }).map(String);
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ set: fc.array(cellWith(id), { maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.array(id, { maxLength: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ settings: fc.record({ decimalSign: fc.constantFrom('.', ',') }) }) },
);

const byId = (results: readonly CellResult[]) => new Map(results.map((result) => [result.id, result]));

describe('A sheet', () => {
  it('has after any edits what it would have from scratch', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const sheet = createSheet();
        const cells = new Map<string, SheetCell>();
        const seen = new Map<string, CellResult>();
        let decimalSign: '.' | ',' = '.';
        for (const one of changes) {
          for (const result of sheet.apply(one)) seen.set(result.id, result);
          for (const gone of 'remove' in one ? one.remove : []) {
            cells.delete(gone);
            seen.delete(gone);
          }
          for (const cell of 'set' in one ? one.set : []) cells.set(cell.id, cell);
          if ('settings' in one) ({ decimalSign } = one.settings);
        }
        const set = [...cells.values()];
        expect(seen).toEqual(byId(createSheet({ decimalSign }).apply({ set })));
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order of its cells', () => {
    fc.assert(
      fc.property(fc.uniqueArray(cellWith(id), { selector: (cell) => cell.id }), (set) => {
        const forward = byId(createSheet().apply({ set }));
        expect(byId(createSheet().apply({ set: set.toReversed() }))).toEqual(forward);
      }),
      { numRuns: 200 },
    );
  });
});
