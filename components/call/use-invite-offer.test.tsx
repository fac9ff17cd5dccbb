/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useContext, type ReactNode } from 'react';
import { CallSurroundings } from '@/components/call/call-surroundings';
import { useInviteOffer } from '@/components/call/use-invite-offer';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { OrganizationContext } from '@/lib/organization/client/use-organization';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import type { OrganizationRules } from '@/lib/organization/schema';
import { accessInRoom } from '@/lib/rooms/room-access';
import words from '@/messages/en/access.json';

/** What whoever comes by the link that is copied in the call becomes. */
async function linkOf(
  defaultProfiles: OrganizationRules['defaultProfiles'],
  ticket: Pick<JoinTicket, 'preset' | 'profile'>,
): Promise<string> {
  const organization = toOrganization({
    ...initialSettings,
    rules: { ...initialSettings.rules, defaultProfiles },
  });
  const Around = ({ children }: { children: ReactNode }) => (
    <CallSurroundings
      value={{
        ...useContext(CallSurroundings),
        getInviteLink: (profile) => Promise.resolve(`link for a ${profile}`),
      }}
    >
      <OrganizationContext value={organization}>
        <NextIntlClientProvider locale="en" messages={{ access: words }}>
          {children}
        </NextIntlClientProvider>
      </OrganizationContext>
    </CallSurroundings>
  );
  const access = accessInRoom(organization, { profile: ticket.profile, settings: {} });
  const offer = renderHook(() => useInviteOffer({ ...ticket, access } as JoinTicket), { wrapper: Around });
  return offer.result.current.getLink();
}

test.each([
  ['what the organisation says', { link: 'listener' }, 'link for a listener'],
  ['what the room’s preset says where it does not', { group: 'listener' }, 'link for a participant'],
] as const)('Whoever comes by the link of a call becomes %s', async (_, defaults, link) => {
  expect(await linkOf(defaults, { preset: 'study-group', profile: 'host' })).toBe(link);
});
