import { createSheet } from './create-sheet';
import { checkSettings, defaultSheetSettings, type SheetSettings } from './settings';

const shown = (source: string, settings: Partial<SheetSettings>) =>
  createSheet(settings).apply({ set: [{ id: 'a', source }] })[0]?.shown;

it.each([
  ['1 == 1.0001', {}, false],
  ['1 == 1.0001', { epsilon: 1e-3 }, true],
  ['1 < 1.0001', { epsilon: 1e-3 }, false],
  ['[1, 2] == [1.0001, 2]', { epsilon: 1e-3 }, true],
  ['1/3 == 0.3333', { epsilon: 1e-3 }, true],
  ['sqrt(2)^2 == 2', {}, true],
  ['sqrt(2)^2 == 2', { epsilon: 0 }, false],
] as const)('compares %s with %o as far as the sheet says', (source, settings, isTrue) => {
  expect(shown(source, settings)).toBe(String(isTrue));
});

it('gives a cell the same random numbers for the same start, and others for another', () => {
  const [one, same, other] = [1, 1, 2].map((seed) => shown('random()', { seed }));
  expect(one).toBe(same);
  expect(other).not.toBe(one);
});

it.each([0, 7, 15])('shows results with %i decimals', (digits) => {
  expect(shown('sqrt(2)', { digits })?.split('.')[1]?.length ?? 0).toBe(digits);
});

it.each([
  { digits: 16 },
  { digits: -1 },
  { figures: 0 },
  { seed: -1 },
  { seed: 0.5 },
  { epsilon: -1e-12 },
  { epsilon: 0.02 },
  { epsilon: Number.NaN },
])('refuses %o', (wrong) => {
  expect(() => checkSettings({ ...defaultSheetSettings, ...wrong })).toThrow(RangeError);
});
