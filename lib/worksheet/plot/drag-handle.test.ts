import { movedByKey, nextValue, valuesAt } from './drag-handle';

const a = { name: 'a', zero: 0, one: 1 };
/** Typed in cm, on an axis in m. */
const s = { name: 's', zero: 0, one: 0.01 };
const window = { left: 0, right: 10, bottom: 0, top: 2 };

it('gives the names of a point round numbers, in their own units', () => {
  expect([...valuesAt({ across: a, up: s }, window, { x: 3.1234, y: 0.50321 })]).toEqual([
    ['s', 50],
    ['a', 3.1],
  ]);
});

it('gives a name on both axes one number', () => {
  expect([...valuesAt({ across: a, up: a }, window, { x: 3, y: 1 })]).toEqual([['a', 3]]);
});

it.each([
  ['ArrowRight', { across: a, up: s }, 'a', 1],
  ['ArrowDown', { across: a, up: s }, 's', -1],
  ['ArrowUp', { across: a, up: null }, 'a', 1],
  ['ArrowUp', { across: null, up: { name: 'd', zero: 1, one: 0 } }, 'd', -1],
])('moves by %s', (key, handles, name, by) => {
  expect(movedByKey(handles, key)).toMatchObject({ handle: { name }, by });
});

it('leaves other keys alone', () => {
  expect(movedByKey({ across: a, up: s }, 'Tab')).toBeNull();
});

it('goes by the step of the slider, or else of the window', () => {
  const range = { from: 0, to: 60, step: 1 };
  expect(nextValue(a, 1, { value: 25, range }, [0, 60])).toBe(26);
  expect(nextValue(a, -1, { value: 0.3, range: null }, [0, 20])).toBe(0.2);
});

it('stays in sight', () => {
  expect([...valuesAt({ across: a, up: null }, window, { x: 99, y: 0 })]).toEqual([['a', 10]]);
  expect(nextValue(a, 1, { value: 10, range: null }, [0, 10])).toBeNull();
});
