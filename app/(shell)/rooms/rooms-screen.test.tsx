/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RoomsScreen } from '@/app/(shell)/rooms/rooms-screen';
import { AppError } from '@/lib/errors/app-error';
import { admitFromLobby } from '@/lib/lobby/contract';
import { createRoom } from '@/lib/rooms/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { misleading } from '@/tests/support/misleading-names';
import { putInside, putRoom, putWaiting } from '@/tests/support/fakes/put-room';
import { descriptionOf, passTime, renderScreen } from '@/tests/support/fakes/render-screen';

const emmy = { uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' } as const;
const ben = { uid: 'ben', name: 'Ben', email: 'ben@chalktalk.test', kind: 'account' } as const;

const draw = (options = {}) => {
  fakeAuth.signIn(emmy);
  return renderScreen(<RoomsScreen />, { at: '/rooms', ...options });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'New room' }));
const nameField = () => dialog().getByLabelText<HTMLInputElement>('Name');
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });

describe('making a room', () => {
  it('asks for a name, and keeps what was typed when it fails', async () => {
    const { router } = draw();
    await screen.findByRole('heading', { name: 'You have no rooms yet' });
    press('Make the first room');
    const submit = () => fireEvent.click(dialog().getByRole('button', { name: 'Create room' }));
    submit();
    expect(descriptionOf(nameField())).toBe('Give the room a name.');
    type(nameField(), 'Waves on a string');
    fakeServer.refuse(createRoom, new AppError('server/internal'));
    submit();
    await dialog().findByRole('alert');
    expect(nameField().value).toBe('Waves on a string');
    fakeServer.answer(createRoom, () => ({ roomId: 'waves' }));
    submit();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/rooms/waves'));
    expect(fakeServer.askedOf(createRoom).at(-1)).toEqual({ name: 'Waves on a string', preset: 'lesson' });
  });

  it('plans a first room in its form, and then leads to the room', async () => {
    const { router } = draw({ at: '/rooms?new', now: Date.parse('2026-11-24T12:10:00Z') });
    await act(() => jest.advanceTimersByTimeAsync(0));
    dialog().getByRole('button', { name: 'Create and join' });
    fireEvent.keyDown(dialog().getByRole('combobox', { name: 'When' }), { key: 'Enter' });
    fireEvent.keyDown(screen.getByRole('option', { name: 'Every week' }), { key: 'Enter' });
    dialog().getByText(/^45 min every Wednesday/);
    fireEvent.change(dialog().getByLabelText('Start'), { target: { value: '17:30' } });
    fakeServer.answer(createRoom, () => ({ roomId: 'waves' }));
    fireEvent.click(dialog().getByRole('button', { name: 'Create room' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(fakeServer.askedOf(createRoom)[0]?.plan).toMatchObject({
      kind: 'weekly',
      weekday: 3,
      time: '17:30',
    });
    expect(router.replace).toHaveBeenCalledWith('/rooms/waves');
  });

  it.each(misleading)('refuses the misleading name %#', async (name) => {
    draw();
    await screen.findByRole('heading', { name: 'You have no rooms yet' });
    press('Make the first room');
    type(nameField(), name);
    fireEvent.click(dialog().getByRole('button', { name: 'Create room' }));
    expect(descriptionOf(nameField())).toMatch(/no invisible ones/);
    expect(document.activeElement).toBe(nameField());
  });

  it('goes on after a sign-in that ended, for the same person and nobody else', async () => {
    const { router, unmount } = draw();
    await screen.findByRole('heading', { name: 'You have no rooms yet' });
    press(/^Class/);
    type(nameField(), 'Optics');
    act(() => fakeAuth.end());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/sign-in'));
    unmount();
    draw();
    await waitFor(() => expect(nameField().value).toBe('Optics'));
    expect(dialog().getByRole('combobox', { name: 'What it is for' }).textContent).toContain('Class');

    act(() => fakeAuth.end());
    act(() => void fakeAuth.signIn(ben));
    await screen.findByText(/ben@chalktalk\.test/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('Optics');
  });
});

it('says that an unconfirmed address gets no invitations, and mails its link again', async () => {
  const mailed = jest.fn();
  fakeAuth.answer('sendEmailVerification', mailed);
  fakeAuth.signIn(emmy, { emailVerified: false });
  renderScreen(<RoomsScreen />, { at: '/rooms' });
  await screen.findByText('This address gets no invitations yet');
  press('Send the mail again');
  await screen.findByText(/^The mail is on its way to emmy@chalktalk\.test/);
  expect(mailed).toHaveBeenCalledTimes(1);
});

it('opens no dialog by itself after a way elsewhere, and keeps what was typed', async () => {
  draw();
  await screen.findByRole('heading', { name: 'You have no rooms yet' });
  press(/^Class/);
  type(nameField(), 'Optics');
  cleanup();
  draw();
  await screen.findByRole('heading', { name: 'You have no rooms yet' });
  expect(screen.queryByRole('dialog')).toBeNull();
  press(/^Class/);
  expect(nameField().value).toBe('Optics');
});

describe('a link on the page of the rooms', () => {
  const field = () => screen.getByLabelText('Have a link or code?');
  const join = (text: string) => {
    type(field(), text);
    fireEvent.submit((field() as HTMLInputElement).form as HTMLFormElement);
  };

  it('leads to its room out of a whole sentence, and says why another does not', async () => {
    const { router } = draw();
    await screen.findByRole('heading', { name: 'You have no rooms yet' });
    join('https://elsewhere.example/rooms/abc');
    expect(descriptionOf(field())).toMatch(/another site/);
    join(`See you at five: ${location.origin}/rooms/aYx3kkPq/live. Emmy`);
    expect(router.push).toHaveBeenCalledWith('/rooms/aYx3kkPq');
  });
});

describe('the list of rooms', () => {
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('has a live room first, with who is inside and guests as guests', async () => {
    putRoom({ roomId: 'beams', viewer: emmy, room: { name: 'Beams' } });
    putRoom({ roomId: 'waves', viewer: emmy, room: { name: 'Waves' } });
    draw();
    await screen.findByRole('link', { name: 'Waves' });
    putInside('waves', 'ada', { name: 'Ada', seat: 16 });
    const door = () =>
      screen.getAllByRole('listitem').find((item) => item.textContent.includes('Live, 1 inside'));
    await waitFor(() => expect(door()?.textContent).toContain('Ada'));
    expect(door()?.textContent).not.toContain('Guest');
    // The fifth hue, cut in two.
    expect(door()?.querySelectorAll('[data-hue="135"] > span')).toHaveLength(2);
    expect(
      within(door() as HTMLElement)
        .getByRole('link', { name: 'Join Waves' })
        .getAttribute('href'),
    ).toBe('/rooms/waves/live');
    expect(links().indexOf('Join')).toBeLessThan(links().indexOf('Beams'));
    putInside('waves', 'guest', { name: 'Sophie', kind: 'guest' });
    await screen.findByText('Guest');
    putInside('waves', 'guest', null);
    putInside('waves', 'ada', null);
    await screen.findByRole('link', { name: 'Waves' });
    expect(door()).toBeUndefined();
  });

  it('shows who waits at the reader’s doors, and lets them in from here', async () => {
    putRoom({ roomId: 'waves', viewer: emmy, room: { name: 'Waves' } });
    putRoom({ roomId: 'beams', viewer: emmy, profile: 'learner', room: { name: 'Beams' } });
    document.title = 'Rooms · Chalktalk';
    const now = Date.parse('2026-11-19T12:00:00Z');
    draw({ now });
    await screen.findByRole('link', { name: 'Waves' });
    putWaiting('waves', 'ada', { name: 'Ada', at: now - 130_000 });
    putWaiting('beams', 'ben', { name: 'Ben' });
    await screen.findByText('Ada has been waiting for 2 min');
    expect(screen.queryByText(/Ben/)).toBeNull();
    expect(document.title).toBe('(1 waiting) Rooms · Chalktalk');
    const join = screen.getByRole('link', { name: 'Join and admit Ada' });
    expect(join.getAttribute('href')).toBe('/rooms/waves/live?admit=ada');
    // Nobody is let into a call that is not on.
    expect(screen.queryByRole('button', { name: 'Admit Ada' })).toBeNull();

    putInside('waves', 'carl', { name: 'Carl' });
    fakeServer.answer(admitFromLobby, () => ({ admitted: 1 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Admit Ada' }));
    await waitFor(() =>
      expect(fakeServer.askedOf(admitFromLobby)).toEqual([{ roomId: 'waves', uids: ['ada'] }]),
    );
    press('Not now, Ada');
    expect(screen.queryByText(/Ada has been waiting/)).toBeNull();
    await waitFor(() => expect(document.title).toBe('Rooms · Chalktalk'));
    screen.getByRole('link', { name: 'Join Waves' });
  });

  it('stays without a connection, says so after ten seconds, and comes back', async () => {
    putRoom({ viewer: emmy });
    draw({ now: Date.parse('2026-11-19T12:00:00Z') });
    await screen.findByRole('link', { name: 'Algebra' });
    act(() => fakePlaces.goOffline());
    await passTime(0);
    await passTime(9000);
    expect(screen.queryByText('Offline since', { exact: false })).toBeNull();
    await passTime(1500);
    screen.getByText('Offline since', { exact: false });
    screen.getByRole('link', { name: 'Algebra' });
    act(() => fakePlaces.goOnline());
    await passTime(100);
    await passTime(100);
    expect(screen.queryByText('Offline since', { exact: false })).toBeNull();
  });

  it('is searched without regard to accents, below what is live', async () => {
    for (const name of ['Álgebra', 'Waves', 'Beams', 'Proofs', 'Calculus', 'Optics', 'Heat', 'Gravity'])
      putRoom({ roomId: name.replace('Á', 'A'), viewer: emmy, room: { name } });
    putInside('Waves', 'emmy', {});
    draw();
    const search = await screen.findByRole('searchbox', { name: 'Search your rooms' });
    await screen.findByText('Live, 1 inside');
    type(search, 'algebra');
    screen.getByRole('link', { name: 'Álgebra' });
    expect(screen.queryByRole('link', { name: 'Beams' })).toBeNull();
    fireEvent.keyDown(search, { key: 'Escape' });
    screen.getByRole('link', { name: 'Beams' });
    type(search, 'quantum');
    const none = /^Besides what is live above, no room of yours is called “quantum”/;
    screen.getByText(none);
    screen.getByRole('link', { name: 'Join Waves' });
    press('Clear the search');
    expect(document.activeElement).toBe(search);
    screen.getByRole('link', { name: 'Beams' });
  });
});
