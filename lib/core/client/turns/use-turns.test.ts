/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useTurns } from './use-turns';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('things in turn', () => {
  it('waits for the one before, and takes the same press once', async () => {
    const { result } = renderHook(useTurns);
    const done: string[] = [];
    let finish = () => {};
    const first = new Promise<void>((resolve) => (finish = resolve));
    act(() => {
      result.current.start('copy', async () => {
        await first;
        done.push('copy');
      });
      for (const word of ['bin', 'again']) {
        result.current.start('bin', () => Promise.resolve(void done.push(word)));
      }
    });
    await settle();
    expect([done, result.current.state.isPending]).toEqual([[], true]);
    finish();
    await settle();
    expect([done, result.current.state.isPending]).toEqual([['copy', 'bin'], false]);
  });

  it('goes on after a failure, which it tells', async () => {
    const { result } = renderHook(useTurns);
    const failure = new Error('away');
    act(() => result.current.start('copy', () => Promise.reject(failure)));
    await settle();
    expect(result.current.state).toEqual({ isPending: false, failure });
    act(() => result.current.start('copy', () => Promise.resolve()));
    await settle();
    expect(result.current.state).toEqual({ isPending: false, failure: null });
  });
});
