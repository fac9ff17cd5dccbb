/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RoomPage } from '@/components/rooms/room-page';
import { useRoomAccess } from '@/components/rooms/use-room-access';
import type { PersonProfileId } from '@/lib/access/profiles';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useRoom } from '@/lib/rooms/client/use-room';
import access from '@/messages/en/access.json';
import common from '@/messages/en/common.json';
import rooms from '@/messages/en/rooms.json';
import shell from '@/messages/en/shell.json';

jest.mock('@/lib/auth/client/use-signed-in-user');
jest.mock('@/lib/rooms/client/use-room');

const ada = { uid: 'ada', name: 'Ada', email: 'ada@school.example', kind: 'account' };

function Screen() {
  const room = useRoomAccess('r1');
  return (
    <RoomPage
      room={room}
      title="Log"
      titleOf={(name) => `Log of ${name}`}
      denied={room.open?.whyNot('member:moderate')}
    >
      {({ profile }) => <p>What a {profile} reads</p>}
    </RoomPage>
  );
}

function draw(page: unknown) {
  jest.mocked(useSignedInUser).mockReturnValue(ada as never);
  jest.mocked(useRoom).mockReturnValue({ page, isLost: false, seenAt: null } as never);
  render(
    <NextIntlClientProvider locale="en" messages={{ access, common, rooms, shell }}>
      <Screen />
    </NextIntlClientProvider>,
  );
}

const openTo = (profile: PersonProfileId) => ({
  state: 'open',
  room: { name: 'Algebra', settings: {} },
  members: [{ ...ada, profile }],
});

it('shows its content to a reader who may see it', () => {
  draw(openTo('host'));
  screen.getByRole('heading', { name: 'Log' });
  expect(document.title).toBe('Log of Algebra · Chalktalk');
  expect(screen.getByRole('link', { name: /Algebra/ }).getAttribute('href')).toBe('/rooms/r1');
  screen.getByText('What a host reads');
});

it('says why a reader may not see its content', () => {
  draw(openTo('learner'));
  screen.getByRole('heading', { name: 'Log' });
  expect(screen.queryByText(/What a/)).toBeNull();
  screen.getByText(access.stillWorks.people, { exact: false });
});

it.each([
  ['is loading', { state: 'loading' }, () => screen.findByRole('status', { name: rooms.room.loading })],
  [
    'is closed',
    { state: 'closed', wasMember: false },
    () => screen.findByRole('heading', { name: rooms.gone.closed.title }),
  ],
  [
    'was closed to a former member',
    { state: 'closed', wasMember: true },
    () => screen.findByRole('heading', { name: rooms.gone.removed.title }),
  ],
  ['has failed', { state: 'failed', failure: new Error('boom') }, () => screen.findByRole('alert')],
])('stands for a room that %s', async (_, page, find) => {
  draw(page);
  expect(await find()).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Log' })).toBeNull();
});
