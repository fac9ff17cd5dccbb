import type { CellKind, SheetCell } from '../sheet-document';
import { holdLines } from './hold-lines';
import { commonPart, partOption } from './line-part';

const cell = (id: string, kind: CellKind = 'calculation', part?: unknown): SheetCell => ({
  ...{ id, kind, ord: id, source: '' },
  options: part === undefined ? {} : { [partOption]: part },
});

const original = [cell('a'), cell('w', 'text'), cell('b'), cell('c'), cell('d', 'derivation')];
const idsUpTo = (cells: readonly SheetCell[], end: number) => cells.slice(0, end).map(({ id }) => id);

describe('What a page holds', () => {
  it('knows given lines and those to fill in, and nothing else', () => {
    const cells = [
      cell('a', 'calculation', { kind: 'given' }),
      cell('b', 'calculation', { kind: 'fill-in', label: 'Force' }),
      cell('c', 'calculation', { kind: 'later' }),
      cell('d', 'calculation', { kind: 'fill-in', label: 'x'.repeat(81) }),
    ];
    expect([...holdLines(cells, { original: null, pace: undefined }).parts]).toEqual([
      ['a', { kind: 'given' }],
      ['b', { kind: 'fill-in', label: 'Force' }],
    ]);
  });

  it('leaves a copy free that a learner made of a given line', () => {
    const copied = [
      cell('a', 'calculation', { kind: 'given' }),
      cell('own', 'calculation', { kind: 'given' }),
    ];
    expect([...holdLines(copied, { original, pace: undefined }).parts.keys()]).toEqual(['a']);
  });

  it.each([
    [1, ['a', 'w']],
    [2, ['a', 'w', 'b']],
    [4, ['a', 'w', 'b', 'c', 'd']],
    [9, ['a', 'w', 'b', 'c', 'd']],
    [undefined, ['a', 'w', 'b', 'c', 'd']],
  ])('ends behind line %s', (pace, expected) => {
    for (const known of [original, null]) {
      expect(idsUpTo(original, holdLines(original, { original: known, pace }).end)).toEqual(expected);
    }
  });

  it('counts lines as they were handed out, whatever a learner adds or deletes', () => {
    const page = [cell('a'), cell('x'), cell('y'), cell('b'), cell('z'), cell('c'), cell('d', 'derivation')];
    expect(idsUpTo(page, holdLines(page, { original, pace: 2 }).end)).toEqual(['a', 'x', 'y', 'b', 'z']);
    const shorter = page.filter(({ id }) => id !== 'c');
    expect(idsUpTo(shorter, holdLines(shorter, { original, pace: 2 }).end).at(-1)).toBe('z');
  });
});

it('knows what several lines are together', () => {
  const given = { kind: 'given' };
  const cells = [cell('a', 'text', given), cell('b', 'table', given), cell('c')];
  const of = (...ids: string[]) => commonPart(cells, new Set(ids));
  expect([of('a', 'b'), of('c'), of('b', 'c'), of()]).toEqual([given, null, undefined, null]);
});
