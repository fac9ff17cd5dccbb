import { createSheet } from '@/lib/math/sheet/create-sheet';
import { lineOffers } from './line-offers';

describe('beside a line', () => {
  it.each([
    ['v = 12 m/s', { kind: 'slider', name: 'v' }],
    ['f(x) = x^2', { kind: 'plot', source: 'plot f(x)' }],
    ['x^2 - 5x + 6 = 0', { kind: 'plot', source: 'plot x^2 - 5x + 6' }],
    ['3x^2 = 12', { kind: 'plot', source: 'plot 3x^2 - (12)' }],
    ['cosx = 0.5', { kind: 'plot', source: 'plot cosx - (0.5)' }],
    ['y = 2x + 1', { kind: 'value', name: 'x' }],
    ['f(x, y) = x y', undefined],
    ['v = 3 * 4 m/s', undefined],
    ['plot sin(x)', undefined],
  ])('%j stands the offer of %j', (source, offer) => {
    const [result] = createSheet().apply({ set: [{ id: 'a', source }] });
    expect(lineOffers({ kind: 'calculation', source, options: {} }, result)[0]).toEqual(offer);
  });

  it('stands no slider where there is one', () => {
    const options = { slider: { from: 0, to: 1, step: 0.1 } };
    expect(lineOffers({ kind: 'calculation', source: 'v = 1', options }, undefined)).toEqual([]);
  });
});
