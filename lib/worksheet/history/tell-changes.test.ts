import type { CellKind, SheetCell } from '../sheet-document';
import { listLineChanges } from './list-line-changes';
import { orderChanges } from './order-changes';
import { tellChanges, type SheetMoment } from './tell-changes';

const cellsOf = (lines: Readonly<Record<string, string>>, kind: CellKind = 'calculation'): SheetCell[] =>
  Object.entries(lines).map(([id, source]) => ({ id, kind, source, ord: id, options: {} }));
const moment = (at: number, lines: Readonly<Record<string, string>>): SheetMoment => ({
  at,
  cells: cellsOf(lines),
  isExact: true,
});
const tell = (...moments: SheetMoment[]) =>
  tellChanges(listLineChanges(moments[0]?.cells ?? [], moments.at(-1)?.cells ?? []), moments).map(
    ({ id, was, at, wasIn }) => [id, was, at, wasIn],
  );

describe('what the history tells of a change', () => {
  it('is when a line became what it is, and what it was just before', () => {
    const moments = [
      moment(0, { a: 'a = 1' }),
      moment(5, { a: 'a = 1/0', b: 'b = 2' }),
      moment(9, { a: 'a = 3', b: 'b = 2 a' }),
      moment(12, { a: 'a = 3', b: 'b = 2 a' }),
    ];
    expect(tell(...moments)).toEqual([
      ['a', 'a = 1/0', 9, 1],
      ['b', null, 9, null],
    ]);
  });

  it('takes no half of a typed line for another one', () => {
    expect(tell(moment(0, {}), moment(3, { a: 'f = 3/(2' }), moment(6, { a: 'f = 3/(2L)' }))).toEqual([
      ['a', null, 6, null],
    ]);
  });

  it('keeps what stood there before the time, and no time that is only roughly known', () => {
    const late = { ...moment(60, { a: 'f = 3/(2L)' }), isExact: false };
    expect(tell(moment(0, { a: 'f = 3/(2' }), late)).toEqual([['a', 'f = 3/(2', null, 0]]);
  });

  it('counts the last change of a line that went back and forth', () => {
    expect(
      tell(moment(0, { a: '1' }), moment(1, { a: '2' }), moment(2, { a: '3' }), moment(3, { a: '2' })),
    ).toEqual([['a', '3', 3, 2]]);
  });
});

describe('the order of changes', () => {
  const change = (source: string, kind: CellKind = 'calculation', was: string | null = null) => ({
    ...{ id: source, number: 1, kind, source, was, writer: null },
  });

  it('puts mended lines, derivations and plots first, and folds typed values', () => {
    const { told, values } = orderChanges([
      ...['v0 = 12 m/s', 'n = 5', 'x = 12/5'].map((source) => change(source)),
      change('Why?', 'text'),
      change('plot x'),
      change('2x = 4', 'derivation'),
      change('a = 3', 'calculation', 'a = 2'),
    ]);
    expect(told.map(({ source }) => source)).toEqual(['a = 3', '2x = 4', 'plot x', 'x = 12/5', 'Why?']);
    expect(values.map(({ source }) => source)).toEqual(['v0 = 12 m/s', 'n = 5']);
  });
});
