import { createSheet } from '../sheet/create-sheet';

const shownOf = (source: string) =>
  createSheet().apply({
    set: ['x = 2', 'h = 3', source].map((text, at) => ({ id: String(at), source: text })),
  })[2]?.shown;

it.each([
  ['x^2 h', '12'],
  ['π x^2 h', '37.6991'],
  ['x^-2 h', '0.75'],
  ['2^3h', '24'],
  ['5 * 10^3 m', '5000 m'],
  ['(2 m)^2 s', '4 m²\u202fs'],
])('reads an exponent without a unit in %s', (source, shown) => {
  expect(shownOf(source)).toBe(shown);
});
