/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useWhyNot } from '@/components/rooms/use-why-not';
import type { Policy } from '@/lib/access/layers';
import { unchangedOrganization } from '@/lib/organization/organization';
import { accessInRoom } from '@/lib/rooms/room-access';
import access from '@/messages/en/access.json';

function renderWhyNot(profile: 'host' | 'learner', policy: Policy) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={{ access }}>
      {children}
    </NextIntlClientProvider>
  );
  const resolved = accessInRoom({ ...unchangedOrganization, policy }, { profile, settings: {} });
  return renderHook(() => useWhyNot(resolved), { wrapper }).result.current;
}
const whyNotChange = (...somebody: Parameters<typeof renderWhyNot>) =>
  renderWhyNot(...somebody)('room:settings');

describe('why somebody may not', () => {
  it('is nothing where they may', () => {
    expect(whyNotChange('host', {})).toBeUndefined();
  });

  it('names those who manage the room where the role decides', () => {
    expect(whyNotChange('learner', {})).toBe(
      'With your role in this room you cannot change this room’s settings. The people who manage this room can do it.',
    );
  });

  it('names administrators where the organisation decides, even to a host', () => {
    expect(whyNotChange('host', { host: { 'room:settings': 'forced-off' } })).toBe(
      'Your organisation has switched this off, so you cannot change this room’s settings here. An administrator can change that.',
    );
  });

  it('is asked by controls of the page alone', () => {
    // @ts-expect-error what the table does not give to the page does not compile
    expect(renderWhyNot('host', {})('room:read')).toBeUndefined();
  });
});
