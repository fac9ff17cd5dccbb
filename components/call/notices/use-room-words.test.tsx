/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { RoomNoticeLine } from '@/components/call/notices/room-notice-line';
import { useRoomWords } from '@/components/call/notices/use-room-words';
import { createRoomNotices } from '@/lib/call/client/notices/room-notices';
import type { RoomView } from '@/lib/call/client/use-room-view';
import call from '@/messages/en/call.json';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ call }}>
    {children}
  </NextIntlClientProvider>
);

/** A quiet call, as its page speaks of it. */
const setUp = () => {
  const notices = createRoomNotices();
  const device = { isOn: false, set: undefined, isSwitching: () => false };
  const view = (level: string) =>
    ({
      isInCall: true,
      isEntered: true,
      people: [],
      screen: null,
      sending: { microphone: device, camera: device, screen: device },
      health: { level },
    }) as unknown as RoomView;
  const { result, rerender } = renderHook(({ level }) => useRoomWords(view(level), notices), {
    wrapper,
    initialProps: { level: 'none' },
  });
  return {
    notices,
    said: () => result.current,
    /** Does something, and what comes of it is said in its second. */
    after: (work: () => void) => act(work),
    seeHealth: (level: string) => rerender({ level }),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};

describe('what the page of a call says to screen readers', () => {
  it('is each notice as it comes, also one that waits to be shown', () => {
    const { notices, said, after, wait } = setUp();
    const undo = () => undefined;
    after(() => notices.answer({ type: 'done', words: 'Ada Lovelace is out.', undo }));
    expect(said()).toEqual({ polite: 'Ada Lovelace is out.', assertive: '' });
    after(() => notices.add({ type: 'muted' }));
    expect(notices.read()?.type).toBe('done');
    wait(1000);
    expect(said()).toEqual({
      polite: '',
      assertive: 'A host turned your microphone off. You can turn it on again.',
    });
    // Shown at last, and not said once more.
    wait(1000);
    after(() => notices.dismiss());
    expect(notices.read()?.type).toBe('muted');
    expect(said()).toEqual({ polite: '', assertive: '' });
  });

  it('is why a key does nothing, each time that it is pressed', () => {
    const { notices, said, after, wait } = setUp();
    for (let press = 0; press < 2; press += 1) {
      after(() => notices.answer({ type: 'denied', reason: 'You may not speak.' }));
      expect(said().polite).toBe('You may not speak.');
      wait(1000);
      expect(said().polite).toBe('');
    }
  });

  it('is once that the connection is back', () => {
    const { said, seeHealth, wait } = setUp();
    seeHealth('reconnecting');
    wait(2000);
    seeHealth('none');
    expect(said()).toEqual({ polite: '', assertive: 'Connection is back.' });
    wait(1000);
    expect(said()).toEqual({ polite: '', assertive: '' });
  });
});

describe('a notice in the bar', () => {
  it('is for the eye: what says it stands there before it comes', () => {
    const notices = createRoomNotices();
    const pressRef = { current: null };
    render(<RoomNoticeLine {...{ notices, pressRef }} notice={{ type: 'muted' }} />, { wrapper });
    screen.getByText('A host turned your microphone off. You can turn it on again.');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
