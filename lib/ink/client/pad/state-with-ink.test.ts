import type { DocumentState } from '@/lib/documents/document-state';
import { stateWithInk } from './state-with-ink';

const state = (phase: DocumentState['phase'], unsaved = 0): DocumentState => ({ phase, unsaved });

it.each([
  ['saved where both are', state('ready'), state('ready'), 'ready', 0],
  ['waiting for ink that is not sent', state('ready'), state('ready', 2), 'ready', 2],
  ['offline where its ink is', state('ready', 1), state('offline', 2), 'offline', 3],
  ['held back where its ink is refused', state('ready'), state('read-only', 1), 'read-only', 1],
  ['saved beside ink that is only read', state('ready'), state('read-only'), 'ready', 0],
  ['what it is itself first', state('read-only', 1), state('offline', 1), 'read-only', 2],
] as const)('is %s', (_, sheet, ink, phase, unsaved) => {
  expect(stateWithInk(sheet, ink)).toEqual({ phase, unsaved });
});

it('is the state of the sheet where nothing was drawn', () => {
  const sheet = state('ready');
  expect(stateWithInk(sheet, null)).toBe(sheet);
});
