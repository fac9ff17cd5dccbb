/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { useStore } from './use-store';

function createStore(first: string) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: (next: string) => {
      state = next;
      listeners.forEach((listener) => listener());
    },
    countListeners: () => listeners.size,
  };
}

describe('a store that is followed', () => {
  it('is drawn as it changes, and left when its view goes', () => {
    const store = createStore('one');
    const { result, unmount } = renderHook(() => useStore(store));
    act(() => store.write('two'));
    expect(result.current).toBe('two');
    act(() => startTransition(() => store.write('three')));
    expect(result.current).toBe('three');
    unmount();
    expect(store.countListeners()).toBe(0);
  });

  it('is drawn as it is when it has changed before it was followed', () => {
    const store = createStore('one');
    const { result } = renderHook(() => {
      useLayoutEffect(() => store.write('two'), []);
      return useStore(store);
    });
    expect(result.current).toBe('two');
  });

  it('is another one at once when the view is given another', () => {
    const [one, two] = [createStore('one'), createStore('two')];
    const { result, rerender } = renderHook((store) => useStore(store), { initialProps: one });
    rerender(two);
    expect(result.current).toBe('two');
    expect(one.countListeners()).toBe(0);
  });
});
