import { keypadKeys, keypadTabs } from './keypad-keys';
import { firstRow, namesOfSheet } from './names-of-sheet';

const results = new Map(
  Object.entries({
    a: { result: { defines: ['L', 'mu'], kind: 'quantity' as const } },
    b: { result: { defines: ['f'], kind: 'function' as const } },
    c: { result: { defines: ['dF'], kind: 'quantity' as const } },
    d: { result: { defines: [], kind: 'error' as const } },
    e: { result: { defines: ['z'], kind: 'number' as const } },
  }),
);

it('offers the names above the written cell first, the nearest before the others', () => {
  const names = namesOfSheet(['a', 'b', 'c', 'd', 'e'], results, 'd');
  expect(names.map(({ face }) => face)).toEqual(['dF', 'f( )', 'mu', 'L', 'z']);
  expect(firstRow(names).map(({ face }) => face)).toEqual([
    'x',
    'y',
    'n',
    'dF',
    'f( )',
    'mu',
    'L',
    'z',
    'pi',
  ]);
});

it.each(keypadTabs)('fills whole rows of eight columns in the tab %s', (tab) => {
  const columns = keypadKeys[tab].reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0);
  expect(columns % 8).toBe(0);
  expect(columns).toBeLessThanOrEqual(32);
});
