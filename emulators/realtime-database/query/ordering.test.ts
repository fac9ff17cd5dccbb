import { compareKeys, compareValues, maxName, minName } from './ordering';
import type { DataNode } from '@/emulators/realtime-database/tree';

describe('The order of children', () => {
  it('puts integer keys first and by number, then the others by their characters', () => {
    const keys = ['b', '10', 'a', '9', '-1', maxName, 'B', '2147483648', minName, '007', '7'];
    expect(keys.sort(compareKeys)).toEqual(
      [minName, '-1', '7', '007', '9', '10', '2147483648', 'B', 'a', 'b', maxName], // prettier-ignore
    );
  });

  it('puts values by kind, then by size', () => {
    const values: DataNode[] = [{ x: 1 }, 'b', 2, true, null, 'a', false, -5];
    expect(values.sort(compareValues)).toEqual([null, false, true, -5, 2, 'a', 'b', { x: 1 }]);
  });
});
