import { createSheet } from '../../sheet/create-sheet';

const derive = (source: string) =>
  createSheet()
    .apply({ set: [{ id: 'd', source, kind: 'derivation' }] })
    .find(({ id }) => id === 'd')
    ?.steps?.map(({ outcome, fault }) => fault ?? outcome)
    .slice(1);

describe('What is wrong with a line', () => {
  it.each([
    ['a term that was moved without its sign', '3x + 2 = 8\n⇔ 3x = 10', ['sign']],
    ['a bracket that was opened without its sign', '2 - (x - 3)\n= 2 - x - 3', ['sign']],
    ['a product with a wrong sign', '-3 (x - 2)\n= -3x - 6', ['sign']],
    ['a solution with the wrong sign', '2x = -8\n⇔ x = 4', ['sign']],
    ['an order that was not turned over', '-2x < 6\n⇔ x < -3', ['sign']],
    ['a binomial of the other sign', '(a - b)^2\n= a^2 + 2a b + b^2', ['sign']],
    ['a root without its second solution', 'x^2 = 9\n⇔ x = 3', ['lost-solution']],
    ['a division by the unknown', 'x^2 = 3x\n⇔ x = 3', ['lost-solution']],
    ['a solution that came in', 'sqrt(x) = -2\n⇔ x = 4', ['lost-solution']],
    ['a root of a square', 'sqrt(x^2)\n= x', ['not-always']],
    ['a domain that got smaller', 'ln(x^2)\n= 2 ln(x)', ['not-always']],
    ['a side that was multiplied', '2x = 6\n⇔ x = 12', ['factor']],
    ['a factor that was left out', '2 (x + 1)\n= x + 1', ['factor']],
    ['a power of ten', '3 km\n= 300 m', ['factor']],
    ['units that do not fit', '2 N * 3 m\n= 6 W', ['units']],
    ['a unit that came in', '2 kg * x = 6 kg\n⇔ x = 3 kg', ['units']],
    ['terms that are lost', '(a + b)^2\n= a^2 + b^2', ['other']],
    ['a number', '3 * 7\n= 22', ['other']],
    ['the first failure alone', '3 * 7\n= -21\n= 5', ['sign', 'fails']],
    ['nothing in a line that follows', '2x = 6\n⇔ x = 3', ['follows']],
  ])('is named for %s', (_, source, expected) => {
    expect(derive(source)).toEqual(expected);
  });
});
