import { createSheet } from './create-sheet';

const evaluate = (text: string, settings = {}) =>
  createSheet(settings).apply({
    set: text.split('\n').map((source, at) => ({ id: String(at), source })),
  });

const resultOf = (text: string, id: string) => {
  const result = evaluate(text).find((one) => one.id === id);
  if (!result) throw new Error(`No cell ${id}`);
  return result;
};

/** The sheet of the drawing: a block on a slope. */
const slope = [
  'm = 2.40 kg; μ = 0.15; s = 1.80 m',
  'θ = 25°',
  'F = m g (sin(θ) − μ cos(θ))',
  'a = F/m',
  'v = sqrt(2 a s)',
  'w = sqrt(2 a s) + 0.5 s',
].join('\n');

/** The other one: the beat of two strings. */
const strings = [
  'L = 65 cm; mu = 3.8 g/m',
  'f(F) = sqrt(F/mu)/(2L)',
  'dF = 3.0 N',
  'b = f(72 N + dF) - f(72 N)',
].join('\n');

describe('createSheet', () => {
  it.each([
    ['F = 2.4 kg * 9.81 m/s^2', '0', '23.5 N'],
    [slope, '2', '6.75 N'],
    [slope, '3', '2.81 m/s²'],
    [slope, '4', '3.18 m/s'],
    [strings, '3', '2.18 Hz'],
    ['45 km/h in m/s', '0', '12.5 m/s'],
    ['sqrt(72 N/(3.8 g/m))', '0', '137.6 m/s'],
    ['m = 3\nv = 12 m/s', '1', '12 m/s'],
    ['L = 3\n2L', '1', '6'],
    ['h = 2\n17 h / 1h', '1', '17'],
    ['x = 3\nx(2)^2', '1', '12'],
    ['0.1 + 0.2', '0', '0.3'],
    ['3x^2 = 12', '0', 'x = −2 or 2'],
    ['solve x + y = 5, x - y = 1', '0', 'x = 3, y = 2'],
    ['solve 5t = 20', '0', 't = 4'],
    ['π to 30 digits', '0', '3.14159265358979323846264338328'],
    ['2^200 to 20 digits', '0', '1.6069380442589902755 × 10⁶⁰'],
    ['4000 s to hms', '0', '1:06:40'],
    ['1/8 to %', '0', '12.5 %'],
    ['x = 5.0 ± 0.2\nx^2', '1', '25.0 ± 2.0'],
    ['N = 5 kg * 3 m/s^2', '0', '15 N'],
    ['12 N * 3 m', '0', '36 J'],
    ['v = 90 km/h\na = 5 m/s^2\nv/a', '2', '5 s'],
    ['60 km/h * 30 min', '0', '30 km'],
    ['15 m/s2 * 2 s', '0', '30 m/s'],
    ['5 ppm', '0', '5 ppm'],
    ["f(x) = x^2 - 3x\nf'(x)", '1', '2x − 3'],
    ['solve x^2 + y^2 = 25, x + y = 7', '0', 'x = 3, y = 4 or x = 4, y = 3'],
    ['-40 °C to °F', '0', '−40 °F'],
    ['r = 3\n2πr', '1', '18.8496'],
    ['5.0 ± 2%', '0', '5.00 ± 0.10'],
    ['½ of 8', '0', '4'],
    ['t = [1, 2] s', '0', '[1 s, 2 s]'],
    ['1 km = 1000 m', '0', 'true'],
    ['5 m = 600 cm', '0', 'false'],
    ['5t = 20', '0', 't = 4'],
    ['v = [1, 2, 2]\n|v|', '1', '3'],
    ['[1, 0, 0] × [0, 1, 0]', '0', '[0, 0, 1]'],
    ['is_prime(97)', '0', 'true'],
    ['v = 72 km/h\nt = 5 s\nv/t', '2', '4 m/s²'],
    ['v = 72 km/h\nt = 5 s\na = v/t\n1/2 a t²', '3', '50 m'],
    ['λ = 0.5 m\nf = 680 Hz\nλ f', '2', '340 m/s'],
    ['f = 50 Hz\n1/f', '1', '0.02 s'],
    ['20 m / (5 ms)', '0', '4000 m/s'],
    ['7.85 g/cm³ * 2 dm³', '0', '15.7 kg'],
    ['3e8 m/s / (6e14 Hz)', '0', '500 nm'],
    ['6.63e-34 J s * 5e14 Hz', '0', '3.32 × 10⁻¹⁹ J'],
    ['1.6e-19 C / (9.1e-31 kg)', '0', '1.76 × 10¹¹ C/kg'],
    ['5 V / 2.2 kΩ', '0', '2.27 mA'],
    ['2.2 kΩ', '0', '2.2 kΩ'],
    ['1/(4 ohm)', '0', '0.25 S'],
    ['17 : 5', '0', '3.4'],
    ['?ln', '0', 'The natural logarithm, to the base e. Example: ln(e^3)'],
    ['?foo', '0', 'There is no documentation on foo.'],
  ])('shows %j, cell %s, as %s', (text, id, shown) => {
    expect(resultOf(text, id)).toMatchObject({ shown, error: null });
  });

  it('tells how a cell was read', () => {
    expect(resultOf('y = 4 kg\nx = 1/2y α_1 + 3 m/s', '1')).toMatchObject({
      reading: 'x = (1 / 2) * y * α_1 + 3 m/s',
      tex: 'x = \\frac{1}{2}\\,y\\,\\alpha_{1} + 3\\,\\mathrm{m}/\\mathrm{s}',
      name: 'x',
      uses: ['y', 'α_1'],
    });
  });

  it.each([
    [slope, '5', 'dimension-mismatch', 18, 5],
    ['a = 1\nb = 2\na + d', '2', 'undefined-symbol', 4, 1],
    ['a = 1\na = 2', '1', 'duplicate-definition', 0, 1],
    ['a = 2·b\nb = 3·c\nc = a/4', '2', 'cycle', 4, 1],
    ['f(x) = 1/x\nf(0) + 1', '1', 'division-by-zero', 0, 4],
    ['[1, 2; 3, 4] + [1, 2]', '0', 'matrix-size', 0, 21],
    ['€5 + 3', '0', 'dimension-mismatch', 0, 6],
    ['solve 2x + 3 != 7', '0', 'not-supported', 6, 11],
  ])('places the error of %j, cell %s', (text, id, errorClass, start, length) => {
    expect(resultOf(text, id).error).toMatchObject({ class: errorClass, start, length });
  });

  it('names both dimensions of a sum that does not fit', () => {
    expect(resultOf(slope, '5').error?.message).toBe('A time (s) cannot be added to a speed (m/s).');
    expect(resultOf('2 m^2 + 3 m', '0').error?.message).toBe('A length (m) cannot be added to an area (m²).');
  });

  it.each([
    ['radius = 5\n2 π radus', '1', 'Use radius', '2 π radius'],
    ['3 kmh', '0', 'Use km/h', '3 km/h'],
    ['rate = 2\ntime = 3\nratetime + 1', '2', 'Use rate time', 'rate time + 1'],
    [slope, '5', 'Use 0.5 m/s', 'w = sqrt(2 a s) + 0.5 m/s'],
    ['2x + 3x', '0', 'Simplify', 'simplify 2x + 3x'],
    ['(x + 1)^2', '0', 'Expand', 'expand (x + 1)^2'],
    ['f(x) = x^2 - 4\nf(x) = 0', '1', 'Solve it', 'solve f(x) = 0'],
    ['f(x) = x^2\ng(x) = x\nf(x) = g(x)', '2', 'Solve it', 'solve f(x) = g(x)'],
    ['x = 5\nsolve 3x = 12', '1', 'Solve for x', 'solve 3x = 12 for x'],
    ['1,5 + 2', '0', 'Use a point', '1.5 + 2'],
    ['(2,5 + 1,5) · max(1,2)', '0', 'Use points', '(2.5 + 1.5) · max(1,2)'],
    ['v = (3, 4)', '0', 'Use [3, 4]', 'v = [3, 4]'],
    ['max(1,5; 2,5)', '0', 'Use (1.5, 2.5)', 'max(1.5, 2.5)'],
    ['2 * (3 + 4', '0', 'Add )', '2 * (3 + 4)'],
    ['a = 1\na = 2', '1', 'Call it a2', 'a2 = 2'],
  ])('mends %j, cell %s: %s', (text, id, label, source) => {
    expect(resultOf(text, id).error?.repair).toEqual({ label, source });
  });

  it.each([
    ['-2^2', 'sign-before-power', '(-2)^2'],
    ['x = 4\n1/2x', 'fraction-factor', '1/(2x)'],
    ['n = 4\nn/2(3 + 2)', 'fraction-factor', 'n/(2(3 + 2))'],
    ['a = 3\nb = 4\na/2 b', 'fraction-factor', '(a/2) b'],
    ['x = 4\n1/(2)x', 'fraction-factor', '1/((2)x)'],
    ['1,234 + 1', 'thousands-or-decimals', '1.234 + 1'],
    ['m = 3\n2 m', 'unit-or-name', '2 meters'],
    ['sin(30)', 'radians', 'sin(30°)'],
    ['α = arcsin(0.5)', 'radians', 'α = arcsin(0.5) to °'],
    ['12:30 + 45', 'clock-or-quotient', '12:30 h + 45'],
    ['6*10^8/2*10^3', 'fraction-factor', '6*10^8/(2*10^3)'],
    ['log(100)', 'logarithm-base', undefined],
    ['std([1, 2, 4])', 'sample-spread', undefined],
  ])('notices what might surprise in %j: %s', (text, kind, source) => {
    const { notices } = resultOf(text, String(text.split('\n').length - 1));
    expect(notices.map((notice) => [notice.kind, notice.repair?.source])).toEqual([[kind, source]]);
  });

  it.each([
    ['12.0 cm * 3.00 cm', null, '36.0 cm²'],
    ['3.00 m', null, '3.00 m'],
    ['12 cm * 3.00 cm', null, '36 cm²'],
    ['2.4 kg * 9.81 m/s^2', null, '23.5 N'],
    ['1 km / 3', 6, '0.333333 km'],
    ['2.4 kg * 9.81 m/s^2', 2, '24 N'],
    ['2/3 + 0.1', 3, '0.767'],
  ])('shows %s with %s figures as %s', (text, figures, shown) => {
    expect(evaluate(text, { figures })[0]?.shown?.replaceAll('\u202f', ' ')).toBe(shown);
  });

  it('says when rounding hides a value', () => {
    const [result] = evaluate('0.004', { digits: 2 });
    expect(result).toMatchObject({ shown: '0.00', notices: [{ kind: 'hidden-by-rounding' }] });
  });

  it('evaluates only what a change reaches', () => {
    const sheet = createSheet();
    sheet.apply({
      set: ['a = 1', 'b = a + 1', 'c = b + 1', 'd = 7'].map((source, at) => ({ id: `${at}`, source })),
    });
    const changed = sheet.apply({ set: [{ id: '0', source: 'a = 5' }] });
    expect(changed.map(({ id, value }) => [id, value])).toEqual([
      ['0', '5'],
      ['1', '6'],
      ['2', '7'],
    ]);
  });

  it.each(['K = 1000 €; p = 3%\nK (1 + p)^5', '1 < 2x+1 < 7'])('has no notice about %j', (text) => {
    expect(evaluate(text).flatMap(({ notices }) => notices)).toEqual([]);
  });

  it.each([-1, 16, 2.5, NaN])('refuses %s digits', (digits) => {
    expect(() => createSheet({ digits })).toThrow('The number of digits goes from 0 to 15.');
  });
});
