import fc from 'fast-check';
import { createSheet } from '../../sheet/create-sheet';

const evaluate = (text: string) =>
  createSheet().apply({ set: text.split('\n').map((source, at) => ({ id: String(at), source })) });

const lastOf = (text: string) => {
  const found = evaluate(text).find(({ id }) => id === String(text.split('\n').length - 1));
  if (!found) throw new Error('No last cell');
  return found;
};

describe('A letter that could be a unit or a name', () => {
  it.each([
    ['a quantity alone is one', 'm = 2 kg\nd = 12 m', '12 m'],
    ['a measured length beside a mass m', 'm = 2 kg\nL = (2.5 ± 0.1) m', '(2.50 ± 0.10) m'],
    ['a list of times beside a length s', 's = 3 m\nt = [1, 2] s', '[1 s, 2 s]'],
    ['times with a unit each', 's = 5 m/s * t\nt = [1 s, 2 s]', '[1 s, 2 s]'],
    ['a term of a sum', 'g = 9.81 m/s^2\n200 g + 2 kg', '2200 g'],
    ['a term that fits as a name only', 'm = 2 kg\n5 m + 3 kg', '13 kg'],
    ['names beside a number', 'b = 3\nh = 4\n2 b h', '24'],
    ['names without blanks', 'g = 9.81 m/s^2\nh = 5 m\n2gh', '98.1 m²/s²'],
    ['the last of them to a power', 'g = 2\nh = 3\n2gh^2', '36'],
    ['a speed beside a mass and a way', 'm = 2 kg\nt = 4 s\nd = 5 m/s * t', '20 m'],
    ['the stiffness of a spring beside a mass m', 'm = 2 kg\nk = 200 N/m', '200 N/m'],
    ['names beside their quotient', 's = 20 m\nt = 4 s\nv = 2 s/t', '10 m/s'],
    ['a force from typed units', 'm = 2 kg\nF = 3 kg * 4 m/s^2', '12 N'],
    ['a constant whose gram makes no sense', 'm = 2 kg\nh = 3 m\nE = 2 m g h', '117.7 J'],
    ['a definition that names its own unit', 'g = 9.81 m/s^2\nm = 200 g', '200 g'],
    ['a target that fits the unit only', 'm = 2 kg\n5 m to cm', '500 cm'],
    ['a comparison that fits the name only', 'm = 2 kg\n2 m == 4 kg', 'true'],
    ['a root of a known kind', 'm = 2 kg\nk = 8 N/m\nsqrt(4 k/(2 m))', '2.83 Hz'],
    ['a root behind a bracketed divisor', 'k = 8 N/m\nm = 2 kg\nf = 1/(2 pi) sqrt(k/m)', '0.318 Hz'],
    ['a name behind a bracketed divisor', 'x = 4\nm = 8\n1/(2 x) m', '1'],
    ['a measured time below a length', '(3.0 ± 0.1) m / (2.0 ± 0.1) s', '(1.500 ± 0.090) m/s'],
    ['several statements of one line', 'm = 2 kg; v = 3 m/s; E = 1/2 m v^2', '9 J'],
    ['a name that has an error', 'm = 1 + 1 kg\nF = 2 m', null],
  ])('reads %s', (_, text, shown) => {
    expect(lastOf(text).shown?.replaceAll('\u202f', ' ') ?? null).toBe(shown);
  });

  it.each([
    ['g = 10\n2 g', 'g is your 10 here.', '2 grams'],
    ['h = 2 m\nlesson = 3 h', 'h is the unit (hours) here, not your h.', 'lesson = 3*h'],
    ['h = 2 m\nt = 3 h', undefined, undefined],
    ['m = 2 kg\nh_1 = 5 m', undefined, undefined],
    ['g = 6 cm\nm_1 = 100 g * 5%', undefined, undefined],
    ['a = 6 m\nh = 3 m\nA = 1/2 (a + 2 m) h', undefined, undefined],
    ['2*g', 'g is the constant 9.81 m/s² here.', '2*grams'],
    ['m = 2 kg\nv = 3 m/s\nE = 1/2 m v^2', undefined, undefined],
    ['g = 9.81 m/s^2\n200 g + 2 kg', undefined, undefined],
  ])('says of %j what could be meant', (text, message, source) => {
    const [notice] = lastOf(text).notices.filter(({ kind }) => kind === 'unit-or-name');
    expect([notice?.message.replaceAll('\u202f', ' '), notice?.repair?.source]).toEqual([message, source]);
  });

  it('reads and sets the choice: units upright, names as names', () => {
    expect(lastOf('m = 2 kg\n5 m + 3 kg')).toMatchObject({
      reading: '5 * m + 3 kg',
      tex: '5m + 3\\,\\mathrm{kg}',
      uses: ['m'],
    });
  });

  it('has the same value with blanks, brackets or signs between factors, or says so', () => {
    const letter = fc.constantFrom('g', 'h', 'm', 's', 'b', 'A', 'x');
    const quantity = fc.constantFrom('3', '2 kg', '5 m', '4 s', '9.81 m/s^2');
    const definitions = fc.uniqueArray(fc.tuple(letter, quantity), {
      selector: ([name]) => name,
      minLength: 1,
      maxLength: 4,
    });
    const factors = fc.uniqueArray(letter, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(definitions, factors, (defined, letters) => {
        const sheet = defined.map(([name, value]) => `${name} = ${value}`).join('\n');
        const [first = 'x', ...others] = letters;
        const forms = [
          `2 ${letters.join(' ')}`,
          `2*${letters.join('*')}`,
          `2 (${first})${others.map((other) => ` ${other}`).join('')}`,
          `2 * ${letters.join(' * ')}`,
        ].map((source) => lastOf(`${sheet}\n${source}`));
        const isTold = forms.some(({ notices }) => notices.some(({ kind }) => kind === 'unit-or-name'));
        const values = forms.filter(({ error }) => error === null);
        const sizes = new Set(values.map(({ kind, value, unit }) => `${kind} ${sizeOf(value, unit)}`));
        expect(isTold ? 1 : sizes.size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});

/** A value in base units, to nine figures. */
function sizeOf(value: string | null, unit: string | null): string {
  const { value: size } = unit === null ? { value } : lastOf(`${value ?? ''} ${unit} / (1 ${unit})`);
  return `${Number(size).toPrecision(9)} ${unit === null ? '' : lastOf(`(1 ${unit})^1 * 1`).kind}`;
}
