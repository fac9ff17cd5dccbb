import { isOrder, orderBetween } from '@/lib/questions/order-between';

test('A place between two others is found, and none where they tie', () => {
  const order = orderBetween('a0', 'a1');
  expect(order).not.toBeNull();
  expect([order ?? '', 'a1', 'a0'].toSorted()).toEqual(['a0', order, 'a1']);
  expect(orderBetween('a0', 'a0')).toBeNull();
  expect(orderBetween('a1', 'a0')).toBeNull();
  expect(orderBetween(undefined, undefined)).toBe('a0');
});

test('A text that nothing can follow is no place', () => {
  expect(isOrder('a0V')).toBe(true);
  expect(isOrder('!')).toBe(false);
  expect(isOrder('b1')).toBe(false);
});
