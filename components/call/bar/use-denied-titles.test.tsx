/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useDeniedTitles } from '@/components/call/bar/use-denied-titles';
import type { DeniedSending } from '@/lib/call/rights/publish-rights';
import access from '@/messages/en/access.json';

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ access }}>
    {children}
  </NextIntlClientProvider>
);
const titleOf = (denial: Pick<DeniedSending, 'reason' | 'decidedBy' | 'askable'> | null) => {
  const screen = denial && ({ capability: 'screen:publish', ...denial } as const);
  const denials = { microphone: null, camera: null, screen };
  return renderHook(() => useDeniedTitles(denials), { wrapper }).result.current.screen;
};

describe('a denial in a few words', () => {
  it.each([
    ['profile', 'profile-asks', 'On request with your role'],
    ['room', 'room-asks', 'On request in this room'],
    ['live', 'live-asks', 'On request in this session'],
  ] as const)('says where it is on request (%s)', (decidedBy, reason, title) => {
    expect(titleOf({ decidedBy, reason, askable: true })).toBe(title);
  });

  it.each([
    ['policy', 'policy-forces-off', 'Off in your organisation'],
    ['profile', 'profile-refuses', 'Not part of your role'],
    ['room', 'room-off', 'Off in this room'],
    ['live', 'live-off', 'Off for now'],
    ['exception', 'exception-refuses', 'Off for you'],
    ['live', 'live-paused', 'Everything is paused'],
  ] as const)('says where it is off (%s, %s)', (decidedBy, reason, title) => {
    expect(titleOf({ decidedBy, reason, askable: false })).toBe(title);
  });

  it('is nothing where nobody denies it', () => {
    expect(titleOf(null)).toBeUndefined();
  });
});
