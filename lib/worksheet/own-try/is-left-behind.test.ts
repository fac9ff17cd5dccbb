import { AppError } from '@/lib/errors/app-error';
import { isLeftBehind } from './is-left-behind';

it.each([
  ['everything is sent', { phase: 'ready', unsaved: 0 }, false, false],
  ['words wait while the right is there', { phase: 'offline', unsaved: 2 }, true, false],
  ['the right has gone with words on the way', { phase: 'ready', unsaved: 1 }, false, true],
  ['the service has refused before the page knew', { phase: 'read-only', unsaved: 1 }, true, true],
] as const)('finds words left behind, or none, when %s', (_, state, mayEdit, expected) => {
  expect(isLeftBehind(state, mayEdit)).toBe(expected);
});

it('leaves a sheet that newer code has written to its own words', () => {
  const failure = new AppError('documents/newer-version');
  expect(isLeftBehind({ phase: 'read-only', unsaved: 1, failure }, true)).toBe(false);
});
