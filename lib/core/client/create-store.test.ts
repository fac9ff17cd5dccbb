import { createStore } from './create-store';

it('holds what was set last', () => {
  const store = createStore(1);
  expect(store.read()).toBe(1);
  store.set(2);
  store.update((before) => before * 10);
  expect(store.read()).toBe(20);
});

it('tells each listener once per change, after the value is there', () => {
  const store = createStore('none');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.set('first');
  store.update((before) => `${before}, second`);
  expect(seen).toEqual(['first', 'first, second']);
});

it('tells a listener no more once it has stopped, and the others still', () => {
  const store = createStore(0);
  const stopped = jest.fn();
  const other = jest.fn();
  const stop = store.subscribe(stopped);
  store.subscribe(other);
  stop();
  store.set(1);
  expect(stopped).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});
