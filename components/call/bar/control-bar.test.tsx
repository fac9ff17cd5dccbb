/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ControlBar } from '@/components/call/bar/control-bar';
import type { Asks } from '@/lib/asks/client/use-asks';
import { listAskedFor } from '@/lib/call/rights/publish-rights';
import { messages } from '@/lib/core/server/messages';

// The devices are chosen in a menu that stays closed here; it would bring all of LiveKit with it.
jest.mock('@/components/call/bar/device-menu', () => ({ DeviceChoices: () => null }));
jest.mock('@/lib/call/client/devices/use-devices', () => ({ canChooseSpeaker: () => false }));

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

type Mine = Asks['mine'];
type Denied = { microphone?: string; screen?: string };

const off = { isOn: false, set: () => undefined, isSwitching: () => false };
const reason = 'A host decides.';

/** The bar of who may not speak or share without being allowed to. */
const bar = (mine: Mine, denied: Denied, isPhone = false, stopPaper?: () => void) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <ControlBar
      room={{} as never}
      isPhone={isPhone}
      left={null}
      view={{
        sending: {
          switches: { microphone: off, camera: off, screen: off },
          reasons: denied,
          titles: {},
          ways: {},
          shareWay: null,
          asked: listAskedFor(mine),
          onFailed: () => undefined,
        },
        share: { open: undefined, stopPaper },
        hand: { isUp: false, deniedReason: undefined, raise: () => undefined, renderCard: () => null },
        reacting: { react: () => undefined, deniedReason: undefined },
        panels: { buttons: null, items: null },
        stages: null,
        more: {
          ...{ invite: undefined, keepPlace: undefined, showShortcuts: () => undefined },
          captions: { isOn: false, toggle: () => undefined },
        },
        leave: { leave: () => undefined, end: undefined, endDenied: undefined },
      }}
    />
  </NextIntlClientProvider>
);
const asked = (kind: Mine[number]['kind'], outcome?: 'granted' | 'declined'): Mine => [
  {
    uid: 'ada',
    kind,
    at: 5,
    note: null,
    answer: outcome === undefined ? null : ({ outcome, byUid: 'emmy' } as Mine[number]['answer']),
    away: null,
  },
];
const both = { microphone: reason, screen: reason };
const find = (name: string) => screen.queryByRole('button', { name });
const isSwept = (name: string) =>
  screen.getByRole('button', { name }).querySelector('.animate-sweep') !== null;

it('stops the paper of who may share no more', () => {
  const stopPaper = jest.fn();
  render(bar(asked('screen:publish'), both, false, stopPaper));
  fireEvent.click(screen.getByRole('button', { name: 'Stop showing paper' }));
  expect(stopPaper).toHaveBeenCalledTimes(1);
});

describe('a control of the bar for which one has asked', () => {
  it.each([false, true])('says so from the ask to the answer (on a phone: %s)', (isPhone) => {
    const { rerender } = render(bar([], both, isPhone));
    expect(find('Share')).not.toBeNull();
    rerender(bar(asked('screen:publish'), both, isPhone));
    expect(find('Share, asked')?.querySelector('.animate-ask-ring')).not.toBeNull();
    // Others are asked for by themselves.
    expect(find('Turn microphone on')?.querySelector('.animate-ask-ring')).toBeNull();
    rerender(bar(asked('screen:publish', 'declined'), both, isPhone));
    expect(find('Share')).not.toBeNull();
  });

  it.each([
    ['screen:publish', 'Share', { microphone: reason }],
    ['mic:publish', 'Turn microphone on', { screen: reason }],
  ] as const)('is swept over when it is allowed, and was asked until then (%s)', (kind, name, left) => {
    const { rerender } = render(bar(asked(kind), both));
    // The yes comes before this page may.
    rerender(bar(asked(kind, 'granted'), both));
    expect(find(`${name}, asked`)).not.toBeNull();
    rerender(bar(asked(kind, 'granted'), left));
    expect(isSwept(name)).toBe(true);
  });

  it('is not swept over where it is allowed to who has not asked', () => {
    const { rerender } = render(bar([], both));
    rerender(bar([], { screen: reason }));
    expect(isSwept('Turn microphone on')).toBe(false);
  });
});
