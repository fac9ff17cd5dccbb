/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RoomScreen } from '@/app/(shell)/rooms/[roomId]/room-screen';
import { AppError } from '@/lib/errors/app-error';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { createInvite, listInvites } from '@/lib/invites/contract';
import { findShortCode } from '@/lib/lobby/contract';
import { listEarlierSessions, visitRoom } from '@/lib/receipts/contract';
import { removeMember, updateRoom } from '@/lib/rooms/contract';
import { endByHost, noteArrival, prepareSession } from '@/lib/rooms/session/session';
import type { Room } from '@/lib/rooms/schema';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { putInside, putRoom, putWaiting } from '@/tests/support/fakes/put-room';
import { descriptionOf, passTime, renderScreen } from '@/tests/support/fakes/render-screen';

const emmy = { uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' } as const;
const sofia = { uid: 'sofia', name: 'Sofia', profile: 'host' as const };
const grace = { uid: 'grace', name: 'Grace', profile: 'host' as const };
const ada = { uid: 'ada', name: 'Ada', seat: 16, hereAt: null };

type Invite = CallableOutput<typeof listInvites>['invites'][number];
const now = Date.parse('2026-11-19T12:00:00Z');
const invite = (more: Partial<Invite>): Invite => ({
  inviteId: 'i1',
  code: 'A'.repeat(22),
  profile: 'learner',
  limit: null,
  note: '',
  email: null,
  createdAt: now - 1000,
  expiresAt: now + 86_400_000,
  revokedAt: null,
  uses: 0,
  cameBy: [],
  ...more,
});

/** The page of a room as Emmy sees it; of the invites the server says what is given. */
async function draw({
  profile = 'host',
  invites = [],
  room = {},
  ...options
}: {
  profile?: 'host' | 'co-host' | 'learner';
  invites?: Invite[];
  room?: Partial<Room>;
  now?: number;
} = {}) {
  fakeServer.answer(listInvites, () => ({ invites }));
  fakeServer.answer(listEarlierSessions, () => ({ sessions: [], next: null }));
  fakeServer.answer(visitRoom, () => ({ news: null }));
  fakeServer.answer(findShortCode, () => ({ code: null }));
  putRoom({
    viewer: emmy,
    profile,
    room: { ownerUid: profile === 'host' ? 'emmy' : 'sofia', ...room },
    others: [sofia, grace, ada],
  });
  fakeAuth.signIn(emmy);
  const drawn = renderScreen(<RoomScreen roomId="algebra" />, { at: '/rooms/algebra', ...options });
  await screen.findByRole('heading', { name: 'Algebra' });
  return drawn;
}
const algebra = { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'emmy', createdAt: 1 };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const openMenu = (name: string) => fireEvent.keyDown(button(name), { key: 'Enter' });
const rowOf = (name: string): HTMLElement => {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name));
  if (!row) throw new Error(`${name} is not listed.`);
  return row;
};

describe('what only hosts do in a room', () => {
  it('is one line with its reason to a learner, and no lock', async () => {
    await draw({ profile: 'learner' });
    const line = screen.getByText(/^Only hosts/);
    expect(line.textContent).toContain(
      'Only hosts invite people, rehearse, see the history, and remove people.',
    );
    expect(descriptionOf(button('Why?'))).toMatch(/With your role in this room you cannot/);
    for (const name of ['Add a person', 'New invite', 'Banned people', 'More about Ada', /^Copy/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
  });

  it('says to a co-host that a host is another host’s to remove', async () => {
    await draw({ profile: 'co-host' });
    openMenu('More about Grace');
    const removal = await screen.findByRole('menuitem', { name: /Remove from the room/ });
    expect(removal.getAttribute('aria-disabled')).toBe('true');
    expect(removal.textContent).toContain('only another host can remove them');
  });
});

describe('who is in a room', () => {
  it('stands at the door and in the list of people, with when they were here', async () => {
    await draw();
    const door = within(screen.getByRole('complementary'));
    expect(rowOf('Ada').textContent).toContain('Not here yet');
    door.getByText('Nobody inside');
    fakePlaces.setDocument('rooms/algebra/members/ada', {
      ...ada,
      hereAt: Date.now(),
      kind: 'account',
      profile: 'learner',
      addedAt: 1,
      addedBy: 'emmy',
    });
    await waitFor(() => expect(rowOf('Ada').textContent).toContain('Last here today'));
    putInside('algebra', 'ada', { name: 'Ada' });
    await door.findByText('Live, 1 inside');
    await waitFor(() => expect(rowOf('Ada').textContent).toContain('Inside now'));
    const join = door.getByRole('link', { name: 'Join' });
    expect(join.getAttribute('href')).toBe('/rooms/algebra/live');
  });

  it('looks at a page of the room, or has one open, without being in the call', async () => {
    await draw();
    fakePlaces.setValue('presence/algebra/ada/0a', { state: 'here', at: 1 });
    await waitFor(() => expect(rowOf('Ada').textContent).toContain('Here, not in the call'));
    fakePlaces.setValue('presence/algebra/ada/0a', { state: 'away', at: 1 });
    await waitFor(() => expect(rowOf('Ada').textContent).toContain('Away, page open'));
    fakePlaces.setValue('presence/algebra/ada/0a', null);
    await waitFor(() => expect(rowOf('Ada').textContent).toContain('Not here yet'));
  });

  it('has one colour everywhere, the one of the seat', async () => {
    putInside('algebra', 'ada', { name: 'Ada', seat: 16, kind: 'guest' });
    await draw();
    const door = screen.getByRole('complementary');
    await within(door).findByText('Guest');
    expect(door.querySelectorAll('[data-hue="135"] > span')).toHaveLength(2);
    expect(rowOf('Ada').querySelectorAll('[data-hue="135"]').length).toBeGreaterThan(0);
  });
});

describe('the door of a room', () => {
  const door = () => within(screen.getByRole('complementary'));

  it('shows a host who waits, with the way in for both', async () => {
    const at = Date.parse('2026-11-19T12:00:00Z');
    putWaiting('algebra', 'ada', { name: 'Ada', kind: 'account', at: at - 61_000 });
    await draw({ now: at });
    await door().findByText('Ada has been waiting for 1 min');
    const join = door().getByRole('link', { name: 'Join and admit Ada' });
    expect(join.getAttribute('href')).toBe('/rooms/algebra/live?admit=ada');
    const [first] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent.includes('At the door'));
    expect(first?.textContent).toContain('Ada');
    expect(document.title).toMatch(/^\(1 waiting\)/);
  });

  it('tells a learner after the end who opens the next session, and where to wait', async () => {
    const latest = {
      ...endByHost(noteArrival(prepareSession(1), 'RM_1', 2), Date.parse('2026-11-19T11:46:00'), 'sofia'),
      id: 's1',
    };
    fakePlaces.setDocument('rooms/algebra/access/_matrix', { session: null, epoch: 2, latest });
    await draw({ profile: 'learner' });
    await door().findByText('Sofia opens the next session');
    door().getByText('Ended at 11:46 by Sofia');
    expect(door().queryByRole('link', { name: 'Join' })).toBeNull();
    const wait = door().getByRole('link', { name: 'Wait in the room' });
    expect(wait.getAttribute('href')).toBe('/rooms/algebra/live?wait');
  });
});

describe('a guest who is taken out', () => {
  it('comes as far as the lobby once the host lets guests wait', async () => {
    const came = { uid: 'ada', name: 'Ada', kind: 'guest', at: 1 } as const;
    const link = invite({ expiresAt: Date.now() + 86_400_000, uses: 1, cameBy: [came] });
    await draw({ invites: [link], room: { lobby: 'off' } });
    fakeServer.answer(removeMember, () => ({}));
    const changed = jest.fn();
    fakeServer.answer(updateRoom, (input) => {
      changed(input);
      fakePlaces.setDocument('rooms/algebra', { ...algebra, lobby: 'guests' });
      return {};
    });
    openMenu('More about Ada');
    fireEvent.click(await screen.findByRole('menuitem', { name: /Remove from the room/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rowOf('Ada').textContent).toContain('Ada can come in again'));
    fireEvent.click(within(rowOf('Ada')).getByRole('button', { name: 'Let guests wait' }));
    await waitFor(() => expect(rowOf('Ada').textContent).toContain('Ada comes as far as the lobby'));
    expect(changed).toHaveBeenCalledWith({ roomId: 'algebra', lobby: 'guests' });
    expect(within(rowOf('Ada')).queryByRole('button', { name: 'Let guests wait' })).toBeNull();
  });
});

describe('the worksheet on the page of a room', () => {
  const sheet = (name: string, createdAt: number) => ({
    ...{ name, createdAt },
    createdBy: 'emmy',
    binnedAt: null,
  });

  it('has the sheets in use with their formulas, the latest edit first', async () => {
    fakePlaces.setDocument('rooms/algebra/worksheets/one', sheet('Lesson 9', now - 2000));
    fakePlaces.setDocument('rooms/algebra/worksheets/two', sheet('Beats', now - 1000));
    fakePlaces.setDocument('rooms/algebra/worksheets/old', { ...sheet('Old', now), binnedAt: now });
    fakePlaces.setValue('worksheets/rooms/algebra/_list/one', { formula: 'F = m a', editedAt: now });
    await draw({ profile: 'learner' });
    const section = within(screen.getByRole('region', { name: 'Worksheet' }));
    await section.findByText('F = m a');
    const links = section.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Lesson 9', 'Beats']);
    expect(links[0]?.getAttribute('href')).toBe('/worksheets/one?room=algebra');
  });

  it('says when the first sheet comes', async () => {
    await draw({ profile: 'learner' });
    await screen.findByText(/^Nothing is calculated here yet/);
  });
});

describe('the ways to invite people', () => {
  it('stand in one block, the link first', async () => {
    await draw();
    const block = within(screen.getByRole('region', { name: 'Invite people' }));
    await block.findByRole('button', { name: 'Make a code' });
    expect(block.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Copy learner link',
      'Add a person',
      'New invite',
      'Make a code',
    ]);
    expect(screen.queryByRole('region', { name: 'Invites' })).toBeNull();
  });
});

describe('the invites of a room', () => {
  it('say how many came, and when one runs out under the eyes of the host', async () => {
    const cameBy = Array.from({ length: 200 }, (_, index) => ({
      uid: `pupil${index}`,
      name: `Pupil ${index + 4}`,
      kind: 'account' as const,
      at: index,
    }));
    const crowd = invite({ note: 'For many', uses: 203, cameBy, expiresAt: now + 30 * 60_000 });
    const pair = invite({
      inviteId: 'i2',
      note: 'For a pair',
      limit: 2,
      uses: 2,
      cameBy: cameBy.slice(0, 1),
    });
    await draw({ invites: [crowd, pair], now });
    await screen.findByText('203 people came by it');
    expect(rowOf('For many').textContent).toContain('Pupil 203');
    expect(rowOf('For many').textContent).toContain('3 more, who came earlier or whose accounts are gone');
    screen.getByText('1 invite that no longer works');
    expect(rowOf('For a pair').textContent).toContain('Used up');
    expect(rowOf('For a pair').textContent).toContain('2 of 2 came by it');
    await passTime(30 * 60_000 + 1000);
    screen.getByText('2 invites that no longer work');
    expect(rowOf('For many').textContent).toContain('Expired');
  });

  it('are shown as a QR code, and offered to copy where a browser cannot share', async () => {
    await draw({ invites: [invite({ expiresAt: Date.now() + 86_400_000 })] });
    fireEvent.keyDown(await screen.findByRole('button', { name: /^More about: / }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Show QR code' }));
    const shown = within(await screen.findByRole('dialog', { name: 'QR code' }));
    expect(shown.getByLabelText<HTMLInputElement>('Link').value).toMatch(/\/j\/A{22}$/);
    shown.getByRole('button', { name: 'Copy link' });
    expect(shown.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('are limited: the host hears how long to wait, and what was typed stays', async () => {
    await draw();
    fireEvent.click(button('New invite'));
    const dialog = within(screen.getByRole('dialog', { name: 'New invite' }));
    const note = dialog.getByLabelText<HTMLInputElement>('Note');
    fireEvent.input(note, { target: { value: 'For the Tuesday group' } });
    fakeServer.refuse(createInvite, new AppError('request/rate-limited', { details: { retryAfter: 600 } }));
    fireEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('That was asked too often in a short time.');
    expect(alert.textContent).toMatch(/Try again in 10 minutes\./);
    expect(note.value).toBe('For the Tuesday group');
  });
});
