/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RoomNotices } from '@/app/(shell)/rooms/[roomId]/room-notices';
import { readPublicConfig } from '@/lib/core/client/public-config';
import { AppError } from '@/lib/errors/app-error';
import { chooseRoomNoticeWay } from '@/lib/notifications/contract';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/core/client/public-config', () => ({ readPublicConfig: jest.fn() }));

const ada = { name: 'Ada', email: null, kind: 'account', createdAt: 1, seenAt: 1 };

/** The choices for a room as Ada sees them. */
async function draw({ choices = {}, isPushOffered = true } = {}) {
  jest.mocked(readPublicConfig).mockReturnValue({ vapidKey: isPushOffered ? 'BKey' : null } as never);
  renderScreen(<RoomNotices room={{ id: 'waves', name: 'Waves' }} uid="ada" onClose={jest.fn()} />);
  await screen.findByText('Loading what you have chosen');
  act(() => {
    fakePlaces.setDocument('users/ada', { ...ada, notices: { waiting: 'off' } });
    fakePlaces.setDocument('users/ada/roomNotices/waves', { choices });
  });
  await fieldOf('A room begins');
}
const fieldOf = (kind: string) => screen.findByRole('combobox', { name: new RegExp(`^${kind}`) });
const open = async (kind: string) => fireEvent.keyDown(await fieldOf(kind), { key: 'Enter' });
const choose = async (kind: string, way: RegExp) => {
  await open(kind);
  fireEvent.keyDown(screen.getByRole('option', { name: way }), { key: 'Enter' });
};

describe('what reaches a member from one room', () => {
  it('is as in the account, which it names, until they choose', async () => {
    await draw();
    expect((await fieldOf('Somebody waits for a host')).textContent).toBe('As in your account');
    await open('Somebody waits for a host');
    expect(screen.getByRole('option', { name: /^As in your account/ }).textContent).toContain('Off');
  });

  it('shows a choice at once, and takes it back', async () => {
    await draw({ choices: { 'room-begins': 'off' } });
    fakeServer.answer(chooseRoomNoticeWay, () => ({}));
    expect((await fieldOf('A room begins')).textContent).toBe('Off');
    await choose('A room begins', /^As in your account/);
    await choose('Somebody mentions you', /^Inbox/);
    expect((await fieldOf('A room begins')).textContent).toBe('As in your account');
    expect((await fieldOf('Somebody mentions you')).textContent).toBe('Inbox');
    await waitFor(() =>
      expect(fakeServer.askedOf(chooseRoomNoticeWay)).toEqual([
        { roomId: 'waves', kind: 'room-begins', way: null },
        { roomId: 'waves', kind: 'mention', way: 'inbox' },
      ]),
    );
  });

  it('says where a choice was not kept, and shows what holds', async () => {
    await draw();
    fakeServer.answer(chooseRoomNoticeWay, () => {
      throw new AppError('server/unavailable');
    });
    await choose('A room begins', /^Off/);
    await screen.findByRole('alert');
    expect((await fieldOf('A room begins')).textContent).toBe('As in your account');
  });

  it('offers no push where nobody has set it up', async () => {
    await draw({ choices: { 'room-begins': 'push' }, isPushOffered: false });
    expect((await fieldOf('A room begins')).textContent).toBe('Inbox');
    await open('A room begins');
    expect(screen.queryByRole('option', { name: 'Push' })).toBeNull();
  });
});
