/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useInviteOffer } from '@/components/call/bar/use-invite-offer';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { OrganizationContext } from '@/lib/organization/client/use-organization';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import type { OrganizationRules } from '@/lib/organization/schema';
import { useOwnRole } from '@/lib/rooms/client/use-own-role';
import { accessInRoom } from '@/lib/rooms/room-access';
import words from '@/messages/en/access.json';

jest.mock('@/lib/rooms/client/use-own-role');
jest.mock('@/lib/invites/client/find-invite-link', () => ({
  findInviteLink: ({ profile }: { profile: string }) => Promise.resolve(`link for a ${profile}`),
}));

/** The link that the call copies for a person with this ticket. */
async function linkOf(
  defaultProfiles: OrganizationRules['defaultProfiles'],
  ticket: Pick<JoinTicket, 'preset' | 'profile'>,
): Promise<string> {
  const organization = toOrganization({
    ...initialSettings,
    rules: { ...initialSettings.rules, defaultProfiles },
  });
  const Around = ({ children }: { children: ReactNode }) => (
    <OrganizationContext value={organization}>
      <NextIntlClientProvider locale="en" messages={{ access: words }}>
        {children}
      </NextIntlClientProvider>
    </OrganizationContext>
  );
  const access = accessInRoom(organization, { profile: ticket.profile, settings: {} });
  const offer = renderHook(
    () => useInviteOffer({ roomId: 'r1', uid: 'ada', ticket: { ...ticket, access } as JoinTicket }),
    {
      wrapper: Around,
    },
  );
  return offer.result.current.getLink();
}

const followed = (): (string | null)[] => jest.mocked(useOwnRole).mock.calls.map(([roomId]) => roomId);
beforeEach(() => jest.mocked(useOwnRole).mockReset().mockReturnValue('host'));

test.each([
  ['what the organisation says', { link: 'listener' }, 'link for a listener'],
  ['what the room’s preset says where it does not', { group: 'listener' }, 'link for a participant'],
] as const)('copies a link that gives %s', async (_, defaults, link) => {
  expect(await linkOf(defaults, { preset: 'study-group', profile: 'host' })).toBe(link);
});

test('copies a link for learners while a learner is co-host for the session alone', async () => {
  jest.mocked(useOwnRole).mockReturnValue('learner');
  const company = { link: 'participant' } as const;
  expect(await linkOf(company, { preset: 'lesson', profile: 'co-host' })).toBe('link for a learner');
  jest.mocked(useOwnRole).mockReturnValue('co-host');
  expect(await linkOf(company, { preset: 'lesson', profile: 'co-host' })).toBe('link for a participant');
});

test('follows their own role only where they hand out links', async () => {
  await linkOf({}, { preset: 'lesson', profile: 'learner' });
  expect(followed()).toEqual([null]);
  await linkOf({}, { preset: 'lesson', profile: 'co-host' });
  expect(followed()).toEqual([null, 'r1']);
});
