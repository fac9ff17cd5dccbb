import { createSheet } from '../sheet/create-sheet';
import type { CellResult } from '../sheet/cell-result';
import { readSubstance } from './substance';

/** The last line of a sheet. */
function resultOf(source: string): CellResult {
  const set = source.split('\n').map((line, at) => ({ id: String(at), source: line }));
  const last = createSheet()
    .apply({ set })
    .find(({ id }) => id === String(set.length - 1));
  if (!last) throw new Error('No result');
  return last;
}

// Sums of the weights that IUPAC prints.
it.each([
  ['M(H2SO4)', 98.072],
  ['M(Ca(OH)2)', 74.092],
  ['M(CuSO4·5H2O)', 249.677],
  ['M(K4[Fe(CN)6])', 368.345],
  ['M(SO4^2-)', 96.056],
  ['M(C₆H₁₂O₆)', 180.156],
  ['molarmass(NaCl)', 58.44],
])('weighs %s', (source, wanted) => {
  const { value, unit } = resultOf(source);
  expect(Number(value)).toBeCloseTo(wanted, 6);
  expect(unit).toBe('g/mol');
});

it.each([
  ['Fe3+', 'three atoms or a charge'],
  ['Xx2', 'no element'],
  ['(OH', 'an open bracket'],
  ['H0', 'no atoms'],
  ['', 'nothing'],
])('takes %s for no formula: %s', (text) => {
  expect(readSubstance(text)).toBeNull();
});

it.each([
  ['2H2 + O2 -> 2H2O', 'balanced'],
  ['C3H8 + 5 O2 → 3 CO2 + 4 H2O', 'balanced'],
  ['Ag+ + Cl- -> AgCl', 'balanced'],
  ['HCl(aq) + NaOH(aq) -> NaCl(aq) + H2O(l)', 'balanced'],
  ['Fe^3+ + e^- -> Fe^2+', 'balanced'],
])('finds that %s is balanced', (source, shown) => {
  expect(resultOf(source)).toMatchObject({ kind: 'text', shown, error: null });
});

it.each([
  ['H2 + O2 -> H2O', '2 H2 + O2 -> 2 H2O'],
  ['C8H18 + O2 -> CO2 + H2O', '2 C8H18 + 25 O2 -> 16 CO2 + 18 H2O'],
  ['KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2', '2 KMnO4 + 16 HCl -> 2 KCl + 2 MnCl2 + 8 H2O + 5 Cl2'],
  ['MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O', 'MnO4^- + 5 Fe^2+ + 8 H^+ -> Mn^2+ + 5 Fe^3+ + 4 H2O'],
])('offers to balance %s', (source, balanced) => {
  const { error } = resultOf(source);
  expect(error?.repair).toEqual({ label: 'Balance', source: balanced });
  expect(resultOf(balanced).shown).toBe('balanced');
});

it('says that nothing balances a reaction which loses an element', () => {
  expect(resultOf('H2O -> O2').error?.message).toContain('No numbers balance it');
});

it.each([
  ['x -> x^2', 'function'],
  ['5 C -> A s', 'quantity'],
  ['M = 2\nM(3)', 'number'],
  ['H = 4\nM = 2\nM(H)', 'number'],
])('leaves %s what it is', (source, kind) => {
  expect(resultOf(source)).toMatchObject({ kind, error: null });
});

it.each([
  ['5 g / M(NaCl)', '0.0856 mol'],
  ['m = 36 g\nM = M(H2O)\nm/M', '2 mol'],
  ['M = 18 g/mol\n36 g / M(H2O)', '2 mol'],
])('uses a molar mass in a formula: %j', (source, shown) => {
  expect(resultOf(source).shown?.replaceAll('\u202f', ' ')).toBe(shown);
});
