/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { watchServerOffset } from '@/lib/firebase/client/server-offset';
import shell from '@/messages/en/shell.json';
import { ClockNotice } from './clock-notice';

jest.mock('@/lib/firebase/client/server-offset', () => ({ watchServerOffset: jest.fn() }));

/** Draws the notice on a device whose clock is off by so much (ms). */
function drawAt(offset: number) {
  jest.mocked(watchServerOffset).mockImplementation(({ next }) => {
    next(offset, true);
    return () => undefined;
  });
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <ClockNotice />
    </NextIntlClientProvider>,
  );
}

describe('the notice about the clock', () => {
  it.each([-61_000, 61_000])('says that it is off by %i ms', async (offset) => {
    drawAt(offset);
    await screen.findByText(/clock of this device is off/);
  });

  it('says nothing about a minute', () => {
    drawAt(60_000);
    expect(screen.queryByText(/clock/)).toBeNull();
  });
});
