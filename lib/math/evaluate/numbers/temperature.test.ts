import { createSheet } from '../../sheet/create-sheet';

const lastOf = (input: string) => {
  const set = input.split('\n').map((source, at) => ({ id: String(at), source }));
  const result = createSheet().apply({ set }).at(-1);
  if (!result) throw new Error('no result');
  return result;
};
const shownOf = (input: string) => lastOf(input).shown ?? lastOf(input).error?.message;

describe('Temperatures', () => {
  it.each([
    ['mean([20 degC, 30 degC])', '25 °C'],
    ['mean([20 degC])', '20 °C'],
    ['mean([20 degC, 303.15 K])', '25 °C'],
    ['median([20 degC, 30 degC])', '25 °C'],
    ['std([20 degC, 30 degC])', '7.07 K'],
    ['variance([20 degC, 30 degC])', '50 K²'],
    ['max(20 degC, 300 K)', '300 K'],
    ['T = [20, 30] degC', '[20 °C, 30 °C]'],
    ['[20, 30] degC to K', '[293.2 K, 303.2 K]'],
    ['(20 ± 1) degC', '(20.0 ± 1.0) °C'],
    ['1/2 degC', '0.5 °C'],
    ['25 °C - 20 °C', '5 K'],
    ['300 K - 20 °C', '6.85 K'],
    ['20 degC + 5 K', '25 °C'],
    ['round(20.46 °C, 1)', '20.5 °C'],
    ['4.2 J/(g K) * 10 g * (30 degC - 20 degC)', '420 J'],
    ['T = 20 °C\n1 mol * R * T', '2437.4 J'],
  ])('computes %s as %s', (input, wanted) => {
    expect(shownOf(input)?.replaceAll('\u202f', ' ')).toBe(wanted);
  });

  it.each([
    ['20 °C * 2', '(20 degC to K) * 2'],
    ['2 * 20 °C', '2 * (20 degC to K)'],
    ['T = 20 °C\nT / 2', '(T to K) / 2'],
    ['4.2 J/(g K) * 10 g * 10 degC', '4.2 J/(g K) * 10 g * 10 K'],
    ['20 degC + 10%', undefined],
    ['sum([20 °C, 30 °C])', undefined],
    ['prod([20 °C, 30 °C])', undefined],
    ['abs(-40 °C)', undefined],
    ['sqrt(20 °C)', undefined],
    ['(20 °C)^2', '(20 K)^2'],
    ['25 °C - 20 °C to °C', undefined],
  ])('refuses %s', (input, repaired) => {
    const { error } = lastOf(input);
    expect(error?.class).toBe('dimension-mismatch');
    if (repaired !== undefined) expect(error?.repair?.source).toBe(repaired);
  });

  it.each([
    ['20 °C + 5 °C', 'temperature-difference'],
    ['p = 1 bar\nT_1 = 20 °C\nT_2 = 80 °C\np T_2/T_1', 'absolute-temperature'],
    ['f(T) = 1 mol * R * T\nf(20 °C)', 'absolute-temperature'],
  ])('tells how it read %s', (input, kind) => {
    expect(lastOf(input).notices.map((notice) => notice.kind)).toContain(kind);
  });

  it.each(['mean', 'median', 'std', 'variance', 'max', 'mad'])('has the same %s in °C and in K', (name) => {
    for (const list of [
      [20, 30],
      [-40, 12.5, 100],
      [3, 1, 2, 8],
    ]) {
      const inK = list.map((one) => one + 273.15);
      const isPoint = !['std', 'variance', 'mad'].includes(name);
      const found = lastOf(
        `${name}([${list.map((one) => `${one} degC`).join(', ')}])${isPoint ? ' to K' : ''}`,
      );
      const wanted = lastOf(`${name}([${inK.map((one) => `${one} K`).join(', ')}])`);
      expect(Number(found.value)).toBeCloseTo(Number(wanted.value), 6);
      expect(found.unit).toBe(wanted.unit);
    }
  });

  it.each(['degC', 'degF', 'm', 'km/h', 'deg'])('gives a list in %s the values of its members', (unit) => {
    expect(lastOf(`[20, 30.5, -4] ${unit}`).value).toBe(
      lastOf(`[20 ${unit}, 30.5 ${unit}, -4 ${unit}]`).value,
    );
  });
});

describe('Percents', () => {
  it.each([
    ['-10.5% + 10.5%', '0'],
    ['50% + 50%', '1'],
    ['200 + 10%', '220'],
    ['x = 10%\n200 + x', '220'],
    ['x = 10%\n200 - (-x)', '220'],
    ['x = 10%\n200 x', '20'],
    ['x = 10%\n200 + 1*x', '200.1'],
    ['x = 10%\nmean([x, 20%])', '0.15'],
    ['1000(1 + 5%)^10', '1628.89'],
  ])('computes %s as %s', (input, wanted) => {
    expect(shownOf(input)).toBe(wanted);
  });
});
