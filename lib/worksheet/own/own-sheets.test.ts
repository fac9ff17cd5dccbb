import type { CellKind } from '../sheet-document';
import { filterSheets, listSheets } from './list-sheets';
import { parseOwnSheets } from './sheet-listing';
import { tellingFormula } from './telling-formula';

const cells = (...sources: string[]) =>
  sources.map((source) => ({ kind: 'calculation' as CellKind, source }));

describe('the telling formula', () => {
  it.each([
    [['L = 65 cm', 'f = 3/(2L) sqrt(F/mu)', 'F = 72 N'], 'f = 3/(2L) sqrt(F/mu)'],
    [['90 km/h to m/s'], '90 km/h to m/s'],
    [['a = 1', 'b = 2'], 'b = 2'],
    [[], ''],
  ])('of %j is %j', (sources, formula) => {
    expect(tellingFormula(cells(...sources))).toBe(formula);
  });

  it('falls back on the first words of a sheet that calculates nothing', () => {
    expect(tellingFormula([{ kind: 'heading', source: 'Lesson 9\nmore' }])).toBe('Lesson 9');
  });
});

describe('the list of sheets', () => {
  const own = parseOwnSheets({
    a: { name: 'Café', formula: 'F = m a', createdAt: 1, editedAt: 5 },
    b: { name: 'Beats', formula: 'b = f1 - f2', createdAt: 1, editedAt: 9, binnedAt: 10 },
    broken: { name: 'No date' },
    '../out': { name: 'Elsewhere', formula: '', createdAt: 1, editedAt: 5 },
  });
  const room = { id: 'r', name: 'Waves' };
  const sheets = [{ id: 'first', name: 'Sheet 1', createdAt: 7, createdBy: 'emmy', binnedAt: null }];
  const all = listSheets(own, [{ room, sheets, notes: new Map() }]);
  const find = (typed: string, place = 'everywhere') =>
    filterSheets(all, { typed, place, order: 'edited' }).map(({ name }) => name);

  it('leaves out what is no sheet and puts the latest edit first', () => {
    expect(find('')).toEqual(['Beats', 'Sheet 1', 'Café']);
  });

  it('finds by title without accents, by a part of a formula, and by place', () => {
    expect(find('cafe')).toEqual(['Café']);
    expect(find('f1 -')).toEqual(['Beats']);
    expect(find('', 'r')).toEqual(['Sheet 1']);
    expect(find('', 'mine')).toEqual(['Beats', 'Café']);
  });
});
