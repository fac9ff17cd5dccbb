import { actOfKey, actsOfHand, factorOfWheel } from './screen-hand';

describe('a hand on a shared screen', () => {
  const hand = new Map([
    [1, { x: 100, y: 100 }],
    [2, { x: 200, y: 100 }],
  ]);

  it('moves it with one finger or the mouse', () => {
    expect(actsOfHand(new Map([[1, { x: 5, y: 5 }]]), 1, { x: 8, y: 1 })).toEqual([
      { kind: 'pan', by: { x: 3, y: -4 } },
    ]);
  });

  it('makes it larger with two, about the point between them', () => {
    expect(actsOfHand(hand, 2, { x: 300, y: 100 })).toEqual([
      { kind: 'scale', factor: 2, at: { x: 150, y: 100 } },
      { kind: 'pan', by: { x: 50, y: 0 } },
    ]);
  });

  it('does nothing with a pointer that is not down', () => {
    expect(actsOfHand(hand, 3, { x: 0, y: 0 })).toEqual([]);
  });

  it('takes small steps of a wheel as they are, and no leap', () => {
    expect(factorOfWheel(-10)).toBeCloseTo(1.105, 3);
    expect(factorOfWheel(-1000)).toBe(factorOfWheel(-25));
  });

  it.each([
    ['+', { kind: 'step', direction: 1 }],
    ['-', { kind: 'step', direction: -1 }],
    ['0', { kind: 'fit' }],
    ['1', { kind: 'actual' }],
    ['ArrowRight', { kind: 'pan', by: { x: -80, y: 0 } }],
    ['x', null],
  ])('knows the key %s', (key, act) => {
    expect(actOfKey(key)).toEqual(act);
  });
});
