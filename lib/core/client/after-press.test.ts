/** @jest-environment jsdom */
import { afterPress } from './after-press';

const press = (type: string) => window.dispatchEvent(new Event(type));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs at once where nothing is pressed', () => {
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])('waits for the click of a press that ends by %s', (end) => {
  const run = jest.fn();
  press('pointerdown');
  afterPress(run);
  press(end);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  press('pointerdown');
  press(end);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
