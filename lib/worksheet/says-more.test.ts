import { saysMore } from './says-more';
import { splitShown } from './split-shown';

describe('a result', () => {
  it.each([
    ['F = 2.4 kg * 9.81 m/s^2', '23.5 N', true],
    ['2 + 2', '4', true],
    ['90 km/h to m/s', '25 m/s', true],
    ['m = 2.40 kg', '2.4 kg', false],
    ['m = 2.40 kg; μ = 0.15; s = 1.80 m', '1.8 m', false],
    ['θ = 25°', '25°', false],
    ['x = 5', '5', false],
    ['x = y', '5', true],
    ['-2^2', '−4', true],
    ['2x', '6', true],
    ['v = 12 m/s', '12 m/s', false],
    ['theta = 25 deg', '25°', false],
  ])('of %s says more than is typed, or not', (source, shown, expected) => {
    expect(saysMore(source, { shown, kind: 'quantity' })).toBe(expected);
  });

  it.each(['12/5', '12 / 5', '2/3', 'x = 1/2'])('of %s is a fraction that has an operator', (source) => {
    expect(saysMore(source, { shown: source.replace('x = ', ''), kind: 'fraction' })).toBe(true);
  });

  it.each([
    ['23.5 N', '23.5', ' N'],
    ['25°', '25', '°'],
    ['0.833 kg⁻¹', '0.833', ' kg⁻¹'],
    ['1.2 × 10⁻⁶ m', '1.2 × 10⁻⁶', ' m'],
    ['5.0 ± 0.2 cm', '5.0 ± 0.2', ' cm'],
    ['-4', '-4', ''],
    ['yes', 'yes', ''],
    ['[1, 2]', '[1, 2]', ''],
  ])('shown as %s has a number and a unit', (shown, value, unit) => {
    expect(splitShown(shown)).toEqual({ value, unit });
  });
});
