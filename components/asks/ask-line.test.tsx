/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AskLine } from '@/components/asks/ask-line';
import type { Ask } from '@/lib/asks/queue';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { messages } from '@/lib/core/server/messages';

jest.mock('@/lib/callables/client/call-server', () => ({ callServer: jest.fn() }));
const asked = jest.mocked(callServer);

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
});
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const ask: Ask = {
    uid: 'sofya',
    kind: 'screen:publish',
    at: Date.now() - 12_000,
    note: null,
    answer: null,
    away: null,
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AskLine roomId="r1" ask={ask} name="Sofya Kovalevskaya" colourOf={() => ({ hue: 15, isCut: false })} />
    </NextIntlClientProvider>,
  );
  /** Presses, and waits for what follows from it. */
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await jest.advanceTimersByTimeAsync(0);
    });
  return { ask, press };
};

describe('the line about the first who asks', () => {
  it('says who asks for what, and counts how long they have waited', () => {
    setUp();
    const line = screen.getByRole('paragraph');
    expect(line.textContent).toBe('Sofya asks to share the screen, 0:12 ago');
    act(() => jest.advanceTimersByTime(60_000));
    expect(line.textContent).toBe('Sofya asks to share the screen, 1:12 ago');
  });

  it.each([
    ['Allow', { outcome: 'granted', lasts: 'session' }],
    ['Not now', { outcome: 'declined', words: '' }],
  ])('answers by *%s*', async (name, answer) => {
    asked.mockResolvedValue({});
    const { ask, press } = setUp();
    await press(name);
    const { uid, kind, at } = ask;
    expect(asked.mock.lastCall?.[1]).toEqual({ roomId: 'r1', uid, kind, at, answer });
  });

  it('says whole what went wrong, and still whose ask it is', async () => {
    asked.mockRejectedValue(new AppError('client/offline'));
    const { press } = setUp();
    await press('Allow');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You are offline.');
    expect(alert.textContent).toContain('We go on by ourselves when the network is back.');
    expect(alert.querySelector('.truncate')).toBeNull();
    screen.getByText(/asks to share the screen/);
  });
});
