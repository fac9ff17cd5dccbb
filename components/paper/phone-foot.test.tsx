/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PhoneFoot } from '@/components/paper/phone-foot';
import { messages } from '@/lib/core/server/messages';
import { createStore } from '@/lib/core/client/create-store';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import { nothingYet, type PhoneCallState } from '@/lib/paper/client/phone-call-state';
import { closedCamera } from '@/lib/paper/client/paper-state';

const foot = (state: Partial<PhoneCallState>, onSend: () => void, canWhiten = true) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <PhoneFoot
      camera={{ view: createStore(closedCamera), canWhiten } as PaperCamera}
      state={{ ...nothingYet, ...state }}
      personName="Emmy"
      onSend={onSend}
      onHide={() => undefined}
    />
  </NextIntlClientProvider>
);

describe('the foot of a phone', () => {
  it.each([
    ['sends when nothing is on its way', {}, 1],
    ['waits while a page is on its way', { isPublishing: true }, 0],
    ['waits while the line comes back', { phase: 'reconnecting' }, 0],
  ] as const)('%s', (_, state, times) => {
    const onSend = jest.fn();
    render(foot(state, onSend));
    fireEvent.click(screen.getByRole('button', { name: 'Send page' }));
    expect(onSend).toHaveBeenCalledTimes(times);
  });

  it('says that the page is lost, and sends it again', () => {
    const onSend = jest.fn();
    render(foot({ isLost: true }, onSend));
    expect(screen.getByRole('status').textContent).toBe(
      'The line is back, but nobody sees your page. Send it again.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send page' }));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])('offers contrast where it does something (%s)', (canWhiten) => {
    render(foot({}, () => undefined, canWhiten));
    expect(screen.queryByRole('button', { name: 'Contrast' }) !== null).toBe(canWhiten);
  });
});
