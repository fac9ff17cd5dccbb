import type { CellResult } from './cell-result';
import { createSheet } from './create-sheet';

const slope = [
  { id: '1', source: 'm = 2.40 kg; μ = 0.15; s = 1.80 m' },
  { id: '2', source: 'θ = 25°' },
  { id: '4', source: 'k = 2' },
  { id: '3', source: 'F = m g (sin(θ) − μ cos(θ))' },
];

const derive = (source: string, others: readonly { id: string; source: string }[] = slope) =>
  createSheet()
    .apply({ set: [...others, { id: 'd', source, kind: 'derivation' }] })
    .find(({ id }) => id === 'd');

const outcomes = (result: CellResult | undefined) => result?.steps?.map(({ outcome }) => outcome);

describe('A derivation', () => {
  it('checks each line against the one before, with what the sheet defines', () => {
    const found = derive('a\n= F/m\n= g (sin θ − μ cos θ)\n= g cos θ (sin θ − μ)');
    expect(outcomes(found)).toEqual(['start', 'follows', 'follows', 'fails']);
    expect(found?.steps?.[3]?.counterexample).toEqual({
      at: [
        { name: 'θ', value: '25°' },
        { name: 'μ', value: '0.15' },
      ],
      first: '2.81 m/s²',
      second: '2.42 m/s²',
    });
  });

  it('defines its first name, until another cell does', () => {
    const sheet = createSheet();
    const derivation = { id: 'd', source: 'a\n= F/m', kind: 'derivation' as const };
    const speed = { id: '5', source: 'v = sqrt(2 a s)' };
    const shownOf = (results: CellResult[], id: string) => results.find((one) => one.id === id)?.shown;
    expect(shownOf(sheet.apply({ set: [...slope, derivation, speed] }), '5')).toBe('3.18 m/s');
    const own = sheet.apply({ set: [{ id: '6', source: 'a = 2 m/s^2' }] });
    expect(shownOf(own, '5')).toBe('2.68 m/s');
    expect(outcomes(own.find(({ id }) => id === 'd'))).toEqual(['start', 'fails']);
    expect(shownOf(sheet.apply({ remove: ['6'] }), '5')).toBe('3.18 m/s');
    expect(shownOf(sheet.apply({ set: [{ id: '2', source: 'θ = 30°' }] }), '5')).toBe('3.61 m/s');
  });

  it.each([
    ['unknowns', '(a + b)^2\n= a^2 + 2a b + b^2', ['start', 'follows']],
    ['letters of constants', '(a + c)^2\n= a^2 + 2 a c + c^2\n= a^2 + c^2', ['start', 'follows', 'fails']],
    ['equations', '2x + 3 = 7\n⇒ 2x = 4\n⇒ x = 2', ['start', 'follows', 'follows']],
    ['an implication', 'x = 4\n⇒ x^2 = 16\n⇔ x = 4', ['start', 'one-way', 'fails']],
    ['a rounded value', 'F/m\n= 2.81 m/s^2\n= 2.9 m/s^2', ['start', 'rounded', 'fails']],
    ['nearly equal values', 'F/m\n≈ 2.82 m/s^2\n≈ 2.9 m/s^2', ['start', 'about', 'fails']],
    ['an order', 'x^2 + 1\n> x^2\n≥ x^2 - y^2\n> x^2', ['start', 'follows', 'follows', 'fails']],
    ['letters that spell a unit', 'pV = nRT\nn = pV/(RT)', ['start', 'follows']],
    ['a bracket behind a power', 'e^x(x + 1)\n= xe^x + e^x', ['start', 'follows']],
    ['values that only agree here', 'k + k\n= k * k', ['start', 'here']],
    ['a function that is not defined', 'f(x + y)\n= f(x) + f(y)', ['start', 'not-proven']],
  ])('judges %s', (_, source, expected) => {
    expect(outcomes(derive(source))).toEqual(expected);
  });

  it('reads a word as the name that another cell gives it', () => {
    const others = [{ id: '1', source: 'cost = 5' }];
    expect(outcomes(derive('2cost + 1\n= 11', others))).toEqual(['start', 'follows']);
  });

  it('places the error of a line in the text of the cell', () => {
    const source = 'F/m\n= g + 3 s\n= 2 +';
    const found = derive(source);
    expect(outcomes(found)).toEqual(['start', 'error', 'error']);
    const places = found?.steps?.map(
      ({ error }) => error && source.slice(error.start, error.start + error.length),
    );
    expect(places).toEqual([null, '3 s', '+']);
  });
});
