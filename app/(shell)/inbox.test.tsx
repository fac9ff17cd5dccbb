/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Inbox } from '@/app/(shell)/inbox';
import { readNotices } from '@/lib/notifications/contract';
import { AppError } from '@/lib/errors/app-error';
import type { Notice } from '@/lib/notifications/schema';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const begun: Notice = {
  kind: 'room-begins',
  roomId: 'waves',
  roomName: 'Waves on a string',
  byName: 'Emmy',
  at: Date.now(),
  readAt: null,
};

const bell = (name: string) => screen.findByRole('button', { name });

describe('the inbox', () => {
  it('says what will stand there before anything does', async () => {
    renderScreen(<Inbox uid="ada" />, { at: '/rooms' });
    fireEvent.click(await bell('Inbox'));
    await screen.findByText(/^Nothing yet\. Here you read when a room begins/);
  });

  it('counts what is unread, leads there, and counts it no more', async () => {
    fakeServer.answer(readNotices, () => ({}));
    renderScreen(<Inbox uid="ada" />, { at: '/rooms' });
    act(() => fakePlaces.setDocument('users/ada/notices/begins-1', begun));
    fireEvent.click(await bell('Inbox, 1 unread'));
    screen.getByText('Waves on a string has begun');
    screen.getByText('Emmy is inside.');
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Join' });
    expect(new URL(way.href).pathname).toBe('/rooms/waves/live');
    fireEvent.click(way);
    await bell('Inbox');
    expect(fakeServer.askedOf(readNotices)).toEqual([{ ids: ['begins-1'] }]);
  });

  it('marks all as read at once, and only what is unread', async () => {
    fakeServer.answer(readNotices, () => ({}));
    fakePlaces.setDocument('users/ada/notices/begins-1', begun);
    fakePlaces.setDocument('users/ada/notices/waiting-1', { ...begun, kind: 'waiting', at: begun.at + 1 });
    fakePlaces.setDocument('users/ada/notices/added-1', { ...begun, kind: 'added', readAt: 5 });
    renderScreen(<Inbox uid="ada" />, { at: '/rooms' });
    fireEvent.click(await bell('Inbox, 2 unread'));
    fireEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
    expect(fakeServer.askedOf(readNotices)).toEqual([{ ids: ['waiting-1', 'begins-1'] }]);
  });

  it('reads what leads to the page in view, once, and nothing else', async () => {
    fakeServer.answer(readNotices, () => {
      throw new AppError('server/unavailable');
    });
    fakePlaces.setDocument('users/ada/notices/begins-1', begun);
    fakePlaces.setDocument('users/ada/notices/added-1', { ...begun, kind: 'added' });
    const { rerender } = renderScreen(<Inbox uid="ada" />, { at: '/rooms/waves' });
    await bell('Inbox, 2 unread');
    rerender(<Inbox uid="ada" />);
    expect(fakeServer.askedOf(readNotices)).toEqual([{ ids: ['added-1'] }]);
  });

  it('reads nothing on a page that nobody sees, until it is in view', async () => {
    fakeServer.answer(readNotices, () => ({}));
    const view = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fakePlaces.setDocument('users/ada/notices/added-1', { ...begun, kind: 'added' });
    renderScreen(<Inbox uid="ada" />, { at: '/rooms/waves' });
    await bell('Inbox, 1 unread');
    view.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await bell('Inbox');
    expect(fakeServer.askedOf(readNotices)).toEqual([{ ids: ['added-1'] }]);
  });
});
