/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AccountScreen } from '@/app/(shell)/account/account-screen';
import { saveFile } from '@/lib/core/client/save-file';
import { chooseMyPicture, exportMyData, renameMe, signOutEverywhere } from '@/lib/account/contract';
import type { User } from '@/lib/auth/schema';
import { findCalendarLink } from '@/lib/calendar/contract';
import { AppError } from '@/lib/errors/app-error';
import { chooseNoticeWay } from '@/lib/notifications/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import '@/tests/support/fakes/give-blobs-bytes';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/core/client/save-file');
jest.mock('@/lib/core/client/public-config', () => ({ readPublicConfig: () => ({ vapidKey: null }) }));

const ada = { uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' } as const;
const halfAnHourAgo = () => new Date(Date.now() - 30 * 60_000).toISOString();

/** The page of somebody who is signed in; `more` is what the identity service says of them besides. */
async function open(more: Parameters<typeof fakeAuth.signIn>[1] = {}, stored: Partial<User> = {}) {
  const user: User = {
    name: 'Ada',
    email: ada.email,
    kind: 'account',
    createdAt: 1,
    seenAt: 1,
    ...stored,
  };
  fakeServer.answer(findCalendarLink, () => ({ link: null }));
  fakePlaces.setDocument('users/ada', user);
  fakeAuth.signIn(ada, more);
  const { router } = renderScreen(<AccountScreen providers={[]} />, { at: '/account' });
  await screen.findByRole('heading', { name: 'Technical details' });
  return router;
}
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the name on the account’s page', () => {
  it('is checked in place, and counts when our server has it', async () => {
    fakeServer.answer(renameMe, ({ name }) => ({ name }));
    await open();
    const field = screen.getByLabelText<HTMLInputElement>('What others in a room see');
    const submit = () => fireEvent.submit(field.form as HTMLFormElement);
    expect(field.value).toBe('Ada');
    type(field, 'Ada\u202e King');
    submit();
    await waitFor(() => expect(descriptionOf(field)).toMatch(/no invisible characters/));
    expect(document.activeElement).toBe(field);
    type(field, 'Ada King');
    submit();
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((line) => line.textContent)).toContain('Saved'),
    );
    expect(fakeServer.askedOf(renameMe)).toEqual([{ name: 'Ada King' }]);
  });
});

describe('the picture on the account’s page', () => {
  const picture = '00000000-0000-4000-8000-000000000001';
  const said = () => screen.getAllByRole('status').map((line) => line.textContent);

  it('is removed, and what is no picture is refused before anything is sent', async () => {
    fakeServer.answer(chooseMyPicture, () => ({}));
    await open({}, { picture });
    press('Remove picture');
    await waitFor(() => expect(said()).toContain('The picture is removed.'));
    expect(fakeServer.askedOf(chooseMyPicture)).toEqual([{ picture: null }]);
    const file = new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' });
    fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
    const words = /^This file cannot be used as a picture here/;
    await screen.findByText(words, {}, { timeout: 15_000 });
    expect(fakeServer.askedOf(chooseMyPicture)).toHaveLength(1);
  });

  it('is not offered to a guest', async () => {
    await open({}, { kind: 'guest' });
    expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
  });
});

describe('the address on the account’s page', () => {
  it('says that it is not verified, and has its mail sent again', async () => {
    const mailed = jest.fn();
    fakeAuth.answer('sendEmailVerification', mailed);
    await open({ emailVerified: false });
    screen.getByText('Not verified yet');
    press('Send the mail again');
    await screen.findByText(new RegExp(`^The mail is on its way to ${ada.email}`));
    expect(mailed).toHaveBeenCalledTimes(1);
  });
});

describe('the password on the account’s page', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('New password');
  const choose = (password: string) => {
    type(field(), password);
    fireEvent.submit(field().form as HTMLFormElement);
  };

  it('is checked before anybody is asked', async () => {
    await open();
    choose('short');
    await waitFor(() => expect(descriptionOf(field())).toMatch(/8 characters or more/));
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('asks in place who one is when the sign-in is old, and keeps what was typed', async () => {
    fakeAuth.answer('reauthenticateWithCredential', (_: never, { password }: { password: string }) => {
      if (password !== 'ada-chalk') throw fakeAuth.refusal('auth/invalid-credential');
    });
    const authTime = halfAnHourAgo();
    await open({ getIdTokenResult: () => Promise.resolve({ authTime, expirationTime: authTime } as never) });
    choose('three chalky words');
    const question = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    const own = within(question).getByLabelText<HTMLInputElement>('Your password');
    const confirm = (password: string) => {
      type(own, password);
      fireEvent.submit(own.form as HTMLFormElement);
    };
    confirm('not the password');
    await waitFor(() => expect(descriptionOf(own)).toMatch(/This is not your password/));
    expect(field().value).toBe('three chalky words');
    fakeAuth.answer('updatePassword', jest.fn());
    fireEvent.click(within(question).getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field().value).toBe('three chalky words');
  });
});

describe('the devices on the account’s page', () => {
  const day = 24 * 3_600_000;

  it('are listed by what they are and when they were used, the latest first', async () => {
    const now = Date.now();
    const device = { browser: 'firefox', system: 'windows', firstSeenAt: now - 9 * day, lastSeenAt: now };
    fakePlaces.setDocument('users/ada/devices/d1', { ...device, lastSeenAt: now - 3 * day });
    fakePlaces.setDocument('users/ada/devices/d2', { ...device, browser: 'chrome', system: 'android' });
    await open();
    const list = within(screen.getByRole('region', { name: 'Devices' }));
    const rows = await list.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Chrome on Android.*Last used today/),
      expect.stringMatching(/^Firefox on Windows.*Last used \w/),
    ]);
    act(() => fakePlaces.setDocument('users/ada/devices/d2', null));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });

  it('are all signed out after a question, and this page with them', async () => {
    fakeServer.answer(signOutEverywhere, () => ({}));
    const router = await open();
    press('Sign out everywhere');
    const question = screen.getByRole('alertdialog', { name: 'Sign out everywhere' });
    expect(fakeServer.askedOf(signOutEverywhere)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/sign-in?next=%2Faccount'));
  });
});

describe('what reaches the person', () => {
  const way = (kind: string, name: string) =>
    within(screen.getByRole('group', { name: kind })).getByRole<HTMLInputElement>('radio', { name });

  it('is chosen by kind, shown at once, and taken back when it could not be saved', async () => {
    fakeServer.answer(chooseNoticeWay, () => {
      throw new AppError('server/internal');
    });
    await open();
    expect(way('A room begins', 'Inbox').checked).toBe(true);
    fireEvent.click(way('A room begins', 'Off'));
    expect(way('A room begins', 'Off').checked).toBe(true);
    await screen.findByRole('alert');
    expect(way('A room begins', 'Inbox').checked).toBe(true);
    expect(fakeServer.askedOf(chooseNoticeWay)).toEqual([{ kind: 'room-begins', way: 'off' }]);
  });
});

describe('what is kept about the person', () => {
  it('comes as one file', async () => {
    fakeServer.answer(exportMyData, () => ({ account: { email: ada.email } }));
    await open();
    press('Download my data');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [name, text] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('chalktalk-data.json');
    expect(JSON.parse(text ?? '')).toEqual({ account: { email: ada.email } });
  });

  it('says so when it does not come', async () => {
    fakeServer.refuse(exportMyData, new AppError('server/internal'));
    await open();
    press('Download my data');
    await screen.findByRole('alert');
  });
});

describe('the technical details', () => {
  it('are all eleven there, and copied as lines', async () => {
    const copied: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    });
    await open({
      photoURL: 'https://example.org/ada.png',
      phoneNumber: '+41791234567',
      metadata: { creationTime: '2026-03-14T12:00:00Z', lastSignInTime: '2026-04-15T12:00:00Z' },
    });
    const expected = [
      ['User id', 'ada'],
      ['E-mail', ada.email],
      ['E-mail verified', 'yes'],
      ['Name', 'Ada'],
      ['Photo', 'https://example.org/ada.png'],
      ['Phone', '+41791234567'],
      ['Anonymous', 'no'],
      ['Tenant', 'none'],
      ['Providers', 'password'],
      ['Created', expect.stringMatching(/14.*2026/) as string],
      ['Last sign-in', expect.stringMatching(/15.*2026/) as string],
    ] as const;
    const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    const values = texts('definition');
    expect(texts('term').map((label, index) => [label, values[index]])).toEqual(expected);
    press('Copy all');
    await screen.findByRole('button', { name: 'Copied' });
    expect(copied[0]?.split('\n').map((line) => line.split(': ')[0])).toEqual(
      expected.map(([label]) => label),
    );
    expect(copied[0]).toContain('User id: ada');
  });
});
