import type { SheetCell } from '../sheet-document';
import { keptWindow } from './window';
import { withWindows } from './with-windows';

const window = { left: 0, right: 1, bottom: 0, top: 1 };
const source = 'plot x for x from 0 to 9';
const cell = (options: Record<string, unknown>): SheetCell => ({
  id: 'p',
  ord: 'a',
  kind: 'calculation',
  source,
  options,
});
const kept = keptWindow({ ...window, right: 5 }, source);

it('puts the window of a reader before the one that is kept', () => {
  const [seen] = withWindows([cell({ window: kept })], new Map([['p', { source, window }]]));
  expect(seen?.options['window']).toEqual(keptWindow(window, source));
});

it('shows a reader the whole of a plot that has a kept window', () => {
  const [seen] = withWindows([cell({ window: kept })], new Map([['p', { source, window: null }]]));
  expect(seen?.options['window']).toBeUndefined();
});

it('leaves a plot whose range was typed again, and all other cells', () => {
  const one = cell({});
  const chosen = new Map([
    ['p', { source: 'plot x for x from 0 to 1', window }],
    ['q', { source, window }],
  ]);
  expect(withWindows([one], chosen)[0]).toBe(one);
});
