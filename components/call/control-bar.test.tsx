/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { bareSurroundings, CallSurroundings, type CallAsks } from '@/components/call/call-surroundings';
import { ControlBar } from '@/components/call/control-bar';
import { messages } from '@/lib/core/server/messages';

// The devices are chosen in a menu that stays closed here; it would bring all of LiveKit with it.
jest.mock('@/components/call/device-menu', () => ({ DeviceChoices: () => null }));
jest.mock('@/lib/call/client/use-devices', () => ({ canChooseSpeaker: () => false }));

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

type Mine = CallAsks['mine'];
type Denied = { microphone?: string; screen?: string };

const off = { isOn: false, set: () => undefined, isSwitching: () => false };
const reason = 'A host decides.';

/** The bar of who may not speak or share without being allowed to. */
const bar = (mine: Mine, denied: Denied, isPhone = false) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <CallSurroundings value={{ ...bareSurroundings, asks: { ...bareSurroundings.asks, mine } }}>
      <ControlBar
        room={{} as never}
        isPhone={isPhone}
        isWide={false}
        left={null}
        view={{
          sending: { microphone: off, camera: off, screen: off },
          denied,
          deniedTitles: {},
          ways: {},
          handDenied: undefined,
          peopleCount: 2,
          waitingCount: 0,
          isPeopleOpen: false,
          togglePeople: () => undefined,
          isShieldOpen: false,
          toggleShield: undefined,
          shieldDenied: undefined,
          showShortcuts: () => undefined,
          isGuest: false,
          leave: () => undefined,
          end: undefined,
          endDenied: undefined,
          deviceFailed: () => undefined,
        }}
      />
    </CallSurroundings>
  </NextIntlClientProvider>
);
const asked = (kind: Mine[number]['kind'], outcome?: 'granted' | 'declined'): Mine => [
  { kind, at: 5, answer: outcome === undefined ? null : { outcome, byUid: 'emmy' } },
];
const both = { microphone: reason, screen: reason };
const find = (name: string) => screen.queryByRole('button', { name });
const isSwept = (name: string) =>
  screen.getByRole('button', { name }).querySelector('.animate-sweep') !== null;

describe('a control of the bar for which one has asked', () => {
  it.each([false, true])('says so from the ask to the answer (on a phone: %s)', (isPhone) => {
    const { rerender } = render(bar([], both, isPhone));
    expect(find('Share screen')).not.toBeNull();
    rerender(bar(asked('screen:publish'), both, isPhone));
    expect(find('Share screen, asked')?.querySelector('.animate-ask-ring')).not.toBeNull();
    // Others are asked for by themselves.
    expect(find('Turn microphone on')?.querySelector('.animate-ask-ring')).toBeNull();
    rerender(bar(asked('screen:publish', 'declined'), both, isPhone));
    expect(find('Share screen')).not.toBeNull();
  });

  it.each([
    ['screen:publish', 'Share screen', { microphone: reason }],
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
