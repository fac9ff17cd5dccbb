import { inkTrouble } from './ink-trouble';

it.each([
  ['ready', 3, true, null],
  ['loading', 3, true, null],
  ['offline', 0, false, null],
  ['offline', 0, true, 'offline'],
  ['offline', 2, false, 'waiting'],
  ['read-only', 0, true, null],
  ['read-only', 1, false, 'refused'],
  ['failed', 0, false, 'failed'],
] as const)('says of ink that is %s with %i unsaved, drawing %s: %s', (phase, unsaved, isDrawing, said) => {
  expect(inkTrouble({ phase, unsaved }, isDrawing)).toBe(said);
});
