import type { Notice } from '@/lib/math/sheet/cell-result';
import { chooseNotices, noticeKey } from './choose-notices';

const about = (name: string): Notice => ({
  kind: 'unit-or-name',
  message: `${name} is yours`,
  name,
  start: 0,
  length: 1,
});
const infinite: Notice = { kind: 'infinite', message: 'It has no end.', start: 0, length: 1 };
const cells = { a: [], b: [about('g'), infinite], c: [about('g'), about('h')], d: [infinite] };
const results = new Map(Object.entries(cells).map(([id, notices]) => [id, { result: { notices } }]));

const chosen = (order: string, closed: string[]) =>
  [...chooseNotices(order.split(''), results, new Set(closed))].map(
    ([id, notices]) => `${id}: ${notices.map(({ kind, name }) => name ?? kind).join(' ')}`,
  );

describe('chooseNotices', () => {
  it.each([
    ['abcd', [], ['b: g infinite', 'c: h', 'd: infinite']],
    ['cbad', [], ['c: g h', 'b: infinite', 'd: infinite']],
    ['abcd', [noticeKey('c', about('g'))], ['b: infinite', 'c: h', 'd: infinite']],
    ['abcd', [noticeKey('b', infinite)], ['b: g', 'c: h', 'd: infinite']],
    ['ac', [], ['c: g h']],
  ])('in the order %s without %j shows %j', (order, closed, expected) => {
    expect(chosen(order, closed)).toEqual(expected);
  });

  it('keeps the list of a cell that shows all', () => {
    expect(chooseNotices(['b'], results, new Set()).get('b')).toBe(cells.b);
  });
});
