import { moveSlider, readRange, readSlider, snapTo, usualRange, type SliderSource } from './read-slider';

const read = (source: string): SliderSource => {
  const slider = readSlider(source);
  if (slider === null) throw new Error(`${source} is no slider`);
  return slider;
};

it.each([
  ['dF = 3.0 N', 'dF', 3, 'N'],
  ['θ = 25°', 'θ', 25, '°'],
  ['k := -2', 'k', -2, ''],
  ['n_1 = 1.5e3 kg m/s^2', 'n_1', 1500, 'kg m/s^2'],
  ['p = 40 %', 'p', 40, '%'],
])('reads %s', (source, name, value, unit) => {
  expect(read(source)).toMatchObject({ name, value, unit });
});

it.each(['x = 3 + 4', 'f(x) = 3', '3 N', 'x = y', 'x = 2 m = 3', 'm = 1 kg; n = 2'])(
  'moves no number in %s',
  (source) => expect(readSlider(source)).toBeNull(),
);

it.each([
  ['dF = 3.0 N', { from: 0, to: 10, step: 0.1 }],
  ['θ = 25°', { from: 0, to: 90, step: 1 }],
  ['k = -2', { from: -5, to: 5, step: 0.05 }],
  ['z = 0', { from: 0, to: 10, step: 0.1 }],
])('gives %s a usual range', (source, range) => {
  expect(usualRange(read(source))).toEqual(range);
});

it.each([
  ['dF = 3.0 N', 0.1, 4.3, 'dF = 4.3 N'],
  ['θ = 25°', 1, 31, 'θ = 31°'],
  ['e2 = 2', 0.5, 2.5, 'e2 = 2.5'],
])('writes another number into %s', (source, step, value, wanted) => {
  expect(moveSlider(source, read(source), step, value)).toBe(wanted);
});

it('keeps to its range and its steps', () => {
  const range = { from: 0, to: 1, step: 0.1 };
  expect([0.27, -3, 7].map((value) => snapTo(range, value))).toEqual([0.3, 0, 1]);
  expect(readRange(range)).toEqual(range);
  expect([null, 3, { from: 2, to: 1, step: 1 }, { from: 0, to: 1, step: 0 }].map(readRange)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
