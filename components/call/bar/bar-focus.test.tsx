/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { HandControl } from '@/components/call/bar/hand-control';
import { SendingControl } from '@/components/call/bar/sending-control';
import call from '@/messages/en/call.json';

jest.mock('@/components/call/bar/device-menu', () => ({ DeviceChoices: () => null }));

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const reason = 'Everything is paused.';

/** A bar with one control in it. */
const bar = (control: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={{ call }}>
    <Toolbar.Root>{control}</Toolbar.Root>
  </NextIntlClientProvider>
);

describe('the hand, when it can no longer be raised', () => {
  const hand = (deniedReason?: string, isUp = false) => (
    <HandControl
      size={44}
      hand={{
        isUp,
        deniedReason,
        raise: () => undefined,
        renderCard: () => <button type="button">Lower hand</button>,
      }}
    />
  );

  it('keeps the focus that it has, and when it can be raised again', () => {
    const { rerender } = render(bar(hand()));
    const button = () => screen.getByRole('button', { name: call.controls.raiseHand });
    act(() => button().focus());
    rerender(bar(hand(reason)));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    rerender(bar(hand()));
    expect(document.activeElement).toBe(button());
  });

  it('has the focus of its card, which somebody else has closed by lowering it', () => {
    const { rerender } = render(bar(hand(undefined, true)));
    fireEvent.click(screen.getByRole('button', { name: call.controls.handUp }));
    act(() => screen.getByRole('button', { name: 'Lower hand' }).focus());
    rerender(bar(hand(reason)));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: call.controls.raiseHand }));
  });
});

describe('a microphone that may no longer be used', () => {
  const microphone = (deniedReason?: string) => (
    <SendingControl
      room={{} as never}
      kind="microphone"
      sending={{ isOn: false, set: () => undefined, isSwitching: () => false }}
      deniedReason={deniedReason}
      deniedTitle={undefined}
      isAsked={false}
      isCompact={false}
      onDeviceFailed={() => undefined}
    />
  );
  const button = () => screen.getByRole('button', { name: call.controls.microphoneOn });

  it.each([call.controls.microphoneOn, call.controls.chooseMicrophone])(
    'has the focus that was on *%s*',
    (name) => {
      const { rerender } = render(bar(microphone()));
      act(() => screen.getByRole('button', { name }).focus());
      rerender(bar(microphone(reason)));
      expect(button().getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(button());
    },
  );

  it('keeps it when it may be used again', () => {
    const { rerender } = render(bar(microphone(reason)));
    act(() => button().focus());
    rerender(bar(microphone()));
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(document.activeElement).toBe(button());
  });
});
