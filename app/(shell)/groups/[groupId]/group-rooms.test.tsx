/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { GroupRooms } from '@/app/(shell)/groups/[groupId]/group-rooms';
import { callServer } from '@/lib/callables/client/call-server';
import { useWatch } from '@/lib/core/client/use-watch';
import { OrganizationContext } from '@/lib/organization/client/use-organization';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import type { OrganizationRules } from '@/lib/organization/schema';
import access from '@/messages/en/access.json';
import common from '@/messages/en/common.json';
import groups from '@/messages/en/groups.json';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/core/client/use-watch');
jest.mock('@/lib/rooms/client/watch-my-rooms', () => ({ watchMyRooms: jest.fn() }));

const room = { roomId: 'algebra', name: 'Algebra', preset: 'lesson', profile: 'host' };

function showDialog(defaultProfiles: OrganizationRules['defaultProfiles']): void {
  jest.mocked(useWatch).mockReturnValue({ value: [room] } as unknown as ReturnType<typeof useWatch>);
  const organization = toOrganization({
    ...initialSettings,
    rules: { ...initialSettings.rules, defaultProfiles },
  });
  render(
    <NextIntlClientProvider locale="en" messages={{ access, common, groups }}>
      <OrganizationContext value={organization}>
        <GroupRooms
          groupId="year-nine"
          uid="emmy"
          rooms={[]}
          onTakeOut={() => undefined}
          onLeftOut={() => undefined}
        />
      </OrganizationContext>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: groups.rooms.add }));
}

test.each([
  ['what the organisation says', { group: 'listener' }, 'listener'],
  ['what the room’s preset says where it does not', { link: 'listener' }, 'learner'],
] as const)('A group that is added to a room becomes %s', (_, defaults, profile) => {
  jest.mocked(callServer).mockReturnValue(new Promise(() => undefined));
  showDialog(defaults);
  fireEvent.click(screen.getByRole('button', { name: groups.rooms.submit }));
  expect(callServer).toHaveBeenCalledWith(
    expect.anything(),
    { groupId: 'year-nine', roomId: 'algebra', profile },
    expect.anything(),
  );
});
