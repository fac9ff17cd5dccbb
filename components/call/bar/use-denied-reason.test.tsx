/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import type { PresetId } from '@/lib/access/presets';
import access from '@/messages/en/access.json';

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ access }}>
    {children}
  </NextIntlClientProvider>
);
const reasonIn = (
  preset: PresetId | null,
  reason: 'live-asks' | 'live-paused' = 'live-asks',
): string | undefined =>
  renderHook(() => useDeniedReason(preset), { wrapper }).result.current({
    capability: 'screen:publish',
    reason,
    decidedBy: 'live',
    askable: true,
  });

describe('why somebody cannot send something in a call', () => {
  it.each(['lesson', 'class', null] as const)('names a host where hosts answer (%s)', (preset) => {
    expect(reasonIn(preset)).toBe(
      'In this session you can share your screen when a host agrees. You still see and hear everyone.',
    );
  });

  it('does not claim during a pause that everyone is seen and heard', () => {
    expect(reasonIn('class', 'live-paused')).toBe(
      'A host paused everything, so you cannot share your screen until they resume. Until then only hosts are seen and heard.',
    );
  });

  it('names anybody in the call where anyone answers', () => {
    expect(reasonIn('study-group')).toBe(
      'In this session you can share your screen when somebody in the call agrees. You still see and hear everyone.',
    );
  });
});
