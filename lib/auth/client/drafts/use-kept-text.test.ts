/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { markTabOnly } from '@/lib/core/client/tab-only';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { clearLocalData } from '../local-data';
import { useKeptText } from './use-kept-text';

const ada = { uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' } as const;
const open = (saved = '') =>
  renderHook(({ now }) => useKeptText('room.r1.hand', now), { initialProps: { now: saved } }).result;
const crash = () => globalThis.sessionStorage.clear();

beforeEach(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
  fakeAuth.signIn(ada);
});

describe('words in a field', () => {
  it('are there after a reload, and after a crash that takes the tab', () => {
    const first = open();
    act(() => first.current.change('About line 3'));
    expect(open().current.text).toBe('About line 3');
    crash();
    expect(open().current.text).toBe('About line 3');
  });

  it('give way to what is saved once they were sent', () => {
    const first = open();
    act(() => first.current.change('Sent'));
    act(() => first.current.clear());
    crash();
    expect(open('Saved').current.text).toBe('Saved');
  });

  it('are no draft when they are as saved', () => {
    const { result, rerender } = renderHook(({ now }) => useKeptText('room.r1.hand', now), {
      initialProps: { now: '' },
    });
    act(() => result.current.change('Now'));
    rerender({ now: 'Now' });
    rerender({ now: 'Changed elsewhere' });
    crash();
    expect(open('Changed elsewhere').current.text).toBe('Changed elsewhere');
  });

  it('go where another tab has sent them, and stay where more was typed', () => {
    const first = open();
    act(() => first.current.change('Half'));
    const [key = ''] = Object.keys(globalThis.localStorage).filter((name) => name.includes('draft.'));
    const oldValue = globalThis.localStorage.getItem(key);
    const sent = () =>
      act(
        () => void globalThis.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })),
      );
    act(() => first.current.change('Half and more'));
    sent();
    expect(first.current.text).toBe('Half and more');
    act(() => first.current.change('Half'));
    sent();
    expect(first.current.text).toBe('');
  });

  it('are gone on a shared device, with the sign-out or the tab', () => {
    const first = open();
    act(() => first.current.change('Mine'));
    clearLocalData('left');
    expect(Object.keys(globalThis.localStorage)).toEqual([]);
    expect(open().current.text).toBe('');
    markTabOnly();
    const alone = open();
    act(() => alone.current.change('For this tab'));
    expect(Object.keys(globalThis.localStorage)).toEqual([]);
  });

  it('are offered for a day', () => {
    jest.useFakeTimers();
    const first = open();
    act(() => first.current.change('Yesterday'));
    crash();
    jest.setSystemTime(Date.now() + 24 * 60 * 60_000);
    expect(open().current.text).toBe('');
    jest.useRealTimers();
  });
});
