import { toExact, type Ratio } from '../values/ratio';
import { fractionForms } from './fraction-forms';

const style = { decimals: null, figures: 6, keepsDecimal: false, zeros: 0, decimalSign: '.' } as const;

describe('fractionForms', () => {
  it.each([
    [12, 5, '12/5', '2.4', true, '2 2/5'],
    [2, 3, '2/3', '0.666667', false, null],
    [-7, 4, '−7/4', '−1.75', true, '−1 3/4'],
    [1, 1_000_000, '1/1000000', '1 × 10⁻⁶', false, null],
  ])('writes %i/%i in each form', (top, bottom, fraction, decimal, isDecimalExact, mixed) => {
    expect(fractionForms(toExact(top, bottom) as Ratio, style)).toEqual({
      fraction,
      decimal,
      isDecimalExact,
      mixed,
    });
  });
});
