import { draftOf, fitsName, insertions, typedInsertion } from './insertions';

describe('what is added to a sheet', () => {
  it.each([
    ['/', ''],
    ['/ta', 'ta'],
    [' / ', ''],
    ['1/2', null],
    ['/2', null],
    ['', null],
  ])('is asked for by %j as %j', (source, typed) => {
    expect(typedInsertion({ kind: 'calculation', source })).toBe(typed);
    expect(typedInsertion({ kind: 'derivation', source })).toBeNull();
  });

  it.each([
    ['', 'Text', true],
    ['t', 'Table', true],
    ['tx', 'Text', true],
    ['ta', 'Text', false],
    ['ext', 'Text', false],
    ['TB', 'Table', true],
  ])('by %j is %s: %s', (typed, name, expected) => {
    expect(fitsName(typed, name)).toBe(expected);
  });

  it('is a slider of a free name, and a cell of each kind', () => {
    expect(draftOf('slider', [{ source: 'a = 2' }, { source: 'f(x) = b x' }])).toEqual({
      kind: 'calculation',
      source: 'c = 1',
      options: { slider: { from: 0, to: 2, step: 0.02 } },
    });
    expect(insertions.map((one) => draftOf(one, []).kind)).toEqual([
      'calculation',
      'text',
      'heading',
      'calculation',
      'calculation',
      'table',
      'derivation',
      'paper',
    ]);
  });
});
