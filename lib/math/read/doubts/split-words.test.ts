import { createSheet } from '../../sheet/create-sheet';

const lastOf = (text: string) => {
  const set = text.split('\n').map((source, at) => ({ id: String(at), source }));
  const found = createSheet()
    .apply({ set })
    .find(({ id }) => id === String(set.length - 1));
  if (!found) throw new Error('No last cell');
  return found;
};

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ') ?? null;

describe('A word that nothing defines', () => {
  it.each([
    ['a product of the sheet’s names', 'a = 2\nb = 3\nc = 4\nabc', '24'],
    ['names with an index', 'R_1 = 2 ohm\nR_2 = 3 ohm\nR_1R_2/(R_1 + R_2)', '1.2 Ω'],
    ['letters with digits', 'm1 = 2 kg\nm2 = 3 kg\nr = 1 m\nF = Gm1m2/r^2', '400.5 pN'],
    ['lowered indexes', 'm₁ = 2 kg\nm₂ = 3 kg\nr = 1 m\nF = Gm₁m₂/r²', '400.5 pN'],
    ['a difference', 'm = 2 kg\nc = 4190 J/(kg K)\nΔT = 20 K\nQ = mcΔT', '167600 J'],
    ['a name and a constant', 'm = 2 kg\nE = mc^2', '1.8 × 10¹⁷ J'],
    ['a gas', 'n = 2 mol\nT = 300 K\nV = 0.1 m^3\np = nRT/V', '49.9 kPa'],
    ['a constant beside a name, and no teslas', 'T = 300 K\nM = 28 g/mol\nv = sqrt(3RT/M)', '517 m/s'],
    ['an area, and no logarithm', 'l = 5 m\nb = 3 m\nA = lb', '15 m²'],
    ['a constant whose index is a digit', 'I = 2 A\nr = 3 cm\nB = μ0I/(2πr)', '13.3 µT'],
    ['letters that spell a rare unit, one of them missing', 'a = 2\nv = 3 + at', '3 + a t'],
    ['names with letters as their index', 'ε_r = 3\nA = 2 m^2\nd = 1 m\nC = ε_0ε_rA/d', '5.31 × 10⁻¹¹ F'],
    ['a difference with a small d', 'm = 2 kg\nc = 4190 J/(kg K)\ndT = 20 K\nQ = mcdT', '167600 J'],
    ['names before a function', 'm = 2 kg\nα = 30°\nF = mgsinα', '9.81 N'],
    ['a name before a function with a bracket', 'v_0 = 20 m/s\nα = 60°\nv = v_0cos(α)', '10 m/s'],
    ['an amplitude, and no arc sine', 'y = Asin(ωt)\nA = 4 cm\nω = 3/s\nt = 0.2 s\ny', '2.26 cm'],
    ['the power of its last letter', 'm = 2 kg\nv = 3 m/s\nE = 1/2mv^2', '9 J'],
    ['letters that spell a rare unit', 'a = 2 m/s^2\nt = 4 s\ns = 1/2at^2', '16 m'],
    ['a weight, and no milligrams', 'm = 70 kg\nF = mg', '686.5 N'],
    ['a word of the language of conversions', 'a = 2 m/s^2\ns = 5 m\nv = sqrt(2as)', '4.47 m/s'],
    ['a discriminant', 'a = 1\nb = -5\nc = 6\nb^2 - 4ac', '1'],
    ['factors before a bracket', 'a = 1\nb = 2\nab(a + b)', '6'],
    ['factors before the square of a bracket', 'a = 2\nb = 3\nab(a + b)^2', '150'],
    ['a bracket behind a power', 'f(x) = 2^x(x + 1)\nf(3)', '32'],
    ['powers side by side', 'a = 2\nb = 3\nx = 2\nx^ax^b', '32'],
    ['the height of a fall', 'h = 20 m\nt = sqrt(2h/g)', '2.02 s'],
    ['coefficients of a function', 'a = 1\nb = 2\nf(x) = ax^2 + bx\nf(2)', '8'],
    ['unknown letters in algebra', 'factor x^2 + 2xy + y^2', '(x + y)²'],
    ['three letters that nobody says', 'expand 2(abc + 1)', '2a b c + 2'],
    ['letters of an equation', 'solve pV = nRT for V', 'V = n R T/p'],
    ['letters of a derivative', 'd/dx ax^2', '2a x'],
    ['letters of an integral', '∫ xe^x dx', 'x e^x − e^x + C'],
    ['a function and its letter', 'solve sinx = 0.5', 'x = π/6 + 2π k or x = 5π/6 + 2π k, k whole'],
    ['a function of digits', 'sin30°', '0.5'],
  ])('is %s', (_, text, shown) => {
    expect(plain(lastOf(text).shown)).toBe(shown);
  });

  it.each([
    ['a name of the sheet', 'a = 2\nb = 3\nab = 7\n2ab', '14'],
    ['a word that people say', 'tax = 5\nnet = 7\ntax + net', '12'],
    ['a name of the sheet like a function', 'sin1 = 5\nsin1 + 1', '6'],
    ['a unit behind a number', 'm = 3\ns = 2\n5 ms', '5 ms'],
    ['a unit behind a sign', 'm = 3\ns = 2\n5*ms', '5 ms'],
    ['kilograms', 'k = 3\n2 kg', '2 kg'],
    ['a torque', 'm = 3\nM = 20 Nm', '20 Nm'],
    ['a function', 'm = 2\na = 3\nx = 4\nmax(3, 4)', '4'],
    ['a speed beside a mass m', 'm = 2 kg\nv = 5 m/h', '5 m/h'],
  ])('stays %s', (_, text, shown) => {
    expect(plain(lastOf(text).shown)).toBe(shown);
  });

  it.each([
    ['3 kmh to m/s', 'kmh is not defined. Did you mean km/h?'],
    ['2 pie', 'pie is not defined. Did you mean pi?'],
    ['m = 2\na = 3\ns = 5\nmass', 'mass is not defined. Did you mean m a s s?'],
    ['n = 2\nCv = 3\nΔT = 4\nnCvΔT', 'nCvΔT is not defined. Did you mean n Cv ΔT?'],
    ['cost', 'cost is not defined. Give it a value, or make it a slider.'],
    ['Re', 'Re is not defined. Give it a value, or make it a slider.'],
    ['f(x) = ax + b', 'a is not defined. Give it a value, or make it a slider.'],
  ])('of %j is named in the error', (text, message) => {
    expect(plain(lastOf(text).error?.message)).toBe(message);
  });

  it('becomes a name when a cell defines it, and a product again when none does', () => {
    const sheet = createSheet();
    const shownAfter = (change: Parameters<typeof sheet.apply>[0]) =>
      sheet.apply(change).find(({ id }) => id === 'sum')?.shown;
    const set = ['a = 2', 'b = 3'].map((source, at) => ({ id: String(at), source }));
    expect(shownAfter({ set: [...set, { id: 'sum', source: 'ab + 1' }] })).toBe('7');
    expect(shownAfter({ set: [{ id: 'own', source: 'ab = 10' }] })).toBe('11');
    expect(shownAfter({ remove: ['own'] })).toBe('7');
  });

  it('says so where it also spells a unit', () => {
    const [notice] = lastOf('m = 70 kg\nF = mg').notices;
    expect(notice).toMatchObject({ message: 'mg is m · g here, not the unit.', start: 4, length: 2 });
  });

  it('says so where it looks like a word', () => {
    const [notice] = lastOf('m = 2\na = 3\ns = 5\nmas').notices;
    expect(notice?.message).toBe('mas is m · a · s here.');
  });

  it('says nothing about a unit that nobody writes', () => {
    expect(lastOf('R = 2 kΩ\nC = 5 µF\nτ = RC').notices).toEqual([]);
  });

  it('shows its letters apart, and needs each of them', () => {
    const found = lastOf('m = 2 kg\nh = 3 m\nE = mgh');
    expect(found).toMatchObject({ reading: 'E = m * g * h', uses: ['m', 'g', 'h'] });
  });
});
