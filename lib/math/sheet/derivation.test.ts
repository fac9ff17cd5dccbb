import { createSheet } from './create-sheet';
import type { SheetCell } from './cell';
import type { CellResult } from './cell-result';

const derivation = (id: string, ...lines: string[]): SheetCell => ({
  id,
  source: lines.join('\n'),
  kind: 'derivation',
});

/** The results of a sheet by cell, with what each line of the derivation `d` says. */
function calculate(...cells: SheetCell[]) {
  const results = new Map<string, CellResult>(
    createSheet()
      .apply({ set: cells })
      .map((result) => [result.id, result]),
  );
  const steps = results.get('d')?.steps ?? [];
  return {
    results,
    verdicts: steps.map(({ verdict }) => verdict),
    messages: steps.map(({ message }) => message),
  };
}

const slope: SheetCell[] = [
  { id: 'a', source: 'm = 2.40 kg; μ = 0.15; s = 1.80 m' },
  { id: 'b', source: 'θ = 25°' },
  { id: 'c', source: 'F = m g (sin(θ) − μ cos(θ))' },
];

it('checks a derivation in a sheet, and gives its first name to other cells', () => {
  const { results, verdicts, messages } = calculate(
    ...slope,
    derivation('d', 'a', '= F/m', '= g (sin(θ) - μ cos(θ))', '= g cos(θ) (sin(θ) - μ)'),
    { id: 'e', source: 'v = sqrt(2 a s)' },
  );
  expect(verdicts).toEqual([null, 'yes', 'yes', 'no']);
  expect(messages[3]).toBe('At θ = 25°, μ = 0.15 the line above gives 2.81 m/s², this one 2.42 m/s².');
  expect(results.get('e')?.shown).toBe('3.18 m/s');
});

it('leaves a name to the cell that defines it', () => {
  const { results, verdicts } = calculate(
    { id: 'a', source: 'y = 7' },
    { id: 'b', source: '2 y' },
    derivation('d', 'y', '= 3 + 4', '= 8'),
  );
  expect(verdicts).toEqual([null, 'yes', 'no']);
  expect(results.get('b')?.shown).toBe('14');
});

it('checks formulas and equations of names without a value', () => {
  expect(calculate(derivation('d', 'y', '= (x+1)^2', '= x^2 + 2x + 1')).verdicts).toEqual([
    null,
    'yes',
    'yes',
  ]);
  const { verdicts, messages } = calculate(derivation('d', '2x + 3 = 7', '2x = 4', 'x = 3'));
  expect(verdicts).toEqual([null, 'yes', 'no']);
  expect(messages[2]).toBe('At x = 2 the line above is true, this one is false.');
});

it('takes rounded numbers for the values of the sheet', () => {
  const { verdicts } = calculate(
    { id: 'a', source: 'r = 2 m' },
    derivation('d', 'A', '= pi r^2', '= 12.57 m^2', '≈ 12.6 m^2', '= 12.5 m^2'),
  );
  expect(verdicts).toEqual([null, 'yes', 'rounded', 'rounded', 'no']);
});

it('places the error of a line in the whole source, and checks the others', () => {
  const { results, verdicts } = calculate(derivation('d', 'a + b', '= (b +', '= b + a', '= 2 a'));
  expect(results.get('d')?.error).toMatchObject({ class: 'syntax', start: 11 });
  expect(verdicts).toEqual([null, null, null, 'no']);
});

it('computes a derivation again when a name in it changes', () => {
  const sheet = createSheet();
  sheet.apply({ set: [...slope, derivation('d', 'a', '= F/m'), { id: 'e', source: '2 a' }] });
  const changed = sheet.apply({ set: [{ id: 'b', source: 'θ = 30°' }] });
  expect(changed.map(({ id }) => id).sort()).toEqual(['b', 'c', 'd', 'e']);
  expect(changed.find(({ id }) => id === 'e')?.shown).toBe('7.26 m/s²');
});
