import { changeBetween } from './change-between';
import type { SheetCell } from './sheet-document';

const cell = (id: string, source: string, kind: SheetCell['kind'] = 'calculation'): SheetCell => ({
  id,
  ord: id,
  kind,
  source,
  options: {},
});

const window = { left: 0, right: 1, bottom: 0, top: 1 };

describe('what the engine hears of a change', () => {
  it.each([
    ['a new line', [], [cell('a', '1')], { set: [{ id: 'a', ord: 'a', source: '1' }] }],
    ['another text', [cell('a', '1')], [cell('a', '2')], { set: [{ id: 'a', ord: 'a', source: '2' }] }],
    ['a line that is gone', [cell('a', '1')], [], { remove: ['a'] }],
    ['a line that became text', [cell('a', '1')], [cell('a', '1', 'text')], { remove: ['a'] }],
    [
      'a line that became a derivation',
      [cell('a', '1')],
      [cell('a', '1', 'derivation')],
      { set: [{ id: 'a', ord: 'a', source: '1', kind: 'derivation' }] },
    ],
    ['another array', [cell('a', '1'), cell('b', '2')], [cell('b', '2'), cell('a', '1')], null],
    [
      'another place',
      [cell('a', '1')],
      [{ ...cell('a', '1'), ord: 'c' }],
      { set: [{ id: 'a', ord: 'c', source: '1' }] },
    ],
    [
      'another window of a plot',
      [cell('a', 'plot x')],
      [{ ...cell('a', 'plot x'), options: { window: { ...window, range: '' } } }],
      { set: [{ id: 'a', ord: 'a', source: 'plot x', window }] },
    ],
    ['prose', [], [cell('a', 'A block slides', 'text')], null],
  ])('is the least for %s', (_, before, after, expected) => {
    expect(changeBetween(before, after)).toEqual(expected);
  });
});
