/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SignInScreen } from '@/app/(entry)/sign-in/sign-in-screen';
import { ensureAccount, shutOutOldSignIns } from '@/lib/auth/contract';
import { peekInvite } from '@/lib/invites/contract';
import { AppError } from '@/lib/errors/app-error';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { fakeAuth, fakeUser } from '@/tests/support/fakes/fake-auth';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

const ada = { uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' } as const;
const google = { id: 'google.com', label: null };

const openInvite: CallableOutput<typeof peekInvite> = {
  roomName: 'Waves on a string',
  hostName: 'Emmy',
  profile: 'learner',
  note: '',
  isLive: true,
  inside: { hosts: [{ name: 'Emmy', hue: 15, isCut: false }], others: 1 },
  isPersonal: false,
  takesGuests: true,
  guestDays: 30,
};

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const draw = (next = '/rooms') => renderScreen(<SignInScreen next={next} providers={[google]} />);

/** Types what Ada would, and sends it. */
function enter(typed = 'ada-chalk'): void {
  fireEvent.input(email(), { target: { value: ada.email } });
  fireEvent.input(password(), { target: { value: typed } });
  submit();
}
const letIn = () => {
  fakeAuth.answer('signInWithEmailAndPassword', () => ({ user: fakeUser(ada) }));
  fakeServer.answer(ensureAccount, () => ({ uid: 'ada', name: 'Ada' }));
};

describe('signing in', () => {
  it.each(['auth/invalid-credential', 'auth/user-not-found', 'auth/wrong-password'] as const)(
    'says the same of password and address for %s, and keeps both',
    async (code) => {
      fakeAuth.answer('signInWithEmailAndPassword', () => Promise.reject(fakeAuth.refusal(code)));
      draw();
      enter();
      await screen.findByText(/E-mail and password do not belong together/);
      expect(descriptionOf(password())).toMatch(/E-mail and password do not belong together/);
      expect(document.activeElement).toBe(password());
      expect(email().value).toBe(ada.email);
    },
  );

  it('tells too many tries to wait, and loses nothing typed', async () => {
    fakeAuth.answer('signInWithEmailAndPassword', () =>
      Promise.reject(fakeAuth.refusal('auth/too-many-requests')),
    );
    draw();
    enter();
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries. Wait a few minutes');
    expect(password().value).toBe('ada-chalk');
  });

  it('says what to do without a network, and goes on at the second try', async () => {
    fakeAuth.answer('signInWithEmailAndPassword', () =>
      Promise.reject(fakeAuth.refusal('auth/network-request-failed')),
    );
    const { router } = draw('/rooms/abc');
    enter();
    expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i);
    letIn();
    submit();
    await waitFor(() => expect(router.replace.mock.calls).toEqual([['/rooms/abc']]));
  });
});

describe('signing in by a password that no form of ours would take', () => {
  it.each(['1234567', 'PasswordPassword'])('asks for a new one after %s', async (typed) => {
    letIn();
    const { router } = draw('/rooms/abc');
    enter(typed);
    await screen.findByRole('heading', { name: 'Choose a new password' });
    expect(router.replace).not.toHaveBeenCalled();

    const given: unknown[] = [];
    act(() => void fakeAuth.signIn(ada));
    fakeAuth.answer('updatePassword', (...asked: unknown[]) => void given.push(asked.at(-1)));
    fakeAuth.answer('reauthenticateWithCredential', () => ({}));
    fakeServer.answer(shutOutOldSignIns, () => ({ validAfter: 1 }));
    const choose = (password: string) => {
      fireEvent.input(screen.getByLabelText('New password'), { target: { value: password } });
      fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    };
    choose(typed);
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    choose('three grey herons');
    await waitFor(() => expect(router.replace.mock.calls).toEqual([['/rooms/abc']]));
    expect(given).toEqual(['three grey herons']);
  });
});

describe('signing in to an account that our server keeps shut for its password', () => {
  it('asks for a new one, and opens the account with it', async () => {
    letIn();
    fakeServer.refuse(ensureAccount, new AppError('auth/password-weak'));
    const { router } = draw('/rooms/abc');
    enter('three brown herons');
    await screen.findByRole('heading', { name: 'Choose a new password' });

    act(() => void fakeAuth.signIn(ada));
    fakeAuth.answer('updatePassword', () => undefined);
    fakeAuth.answer('reauthenticateWithCredential', () => ({}));
    letIn();
    fakeServer.answer(shutOutOldSignIns, () => ({ validAfter: 1 }));
    const field = screen.getByLabelText('New password');
    fireEvent.input(field, { target: { value: 'three grey herons' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(router.replace.mock.calls).toEqual([['/rooms/abc']]));
    expect(fakeServer.askedOf(ensureAccount)).toContainEqual({ password: 'three grey herons' });
  });
});

describe('signing in with an account of another place', () => {
  const goToGoogle = () => fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));

  it.each([
    ['auth/account-exists-with-different-credential', 'Your account signs in another way.'],
    ['auth/popup-closed-by-user', 'Signing in was called off.'],
  ] as const)('explains %s, and keeps the address that was typed', async (code, words) => {
    fakeAuth.answer('signInWithPopup', () => Promise.reject(fakeAuth.refusal(code)));
    draw();
    fireEvent.input(email(), { target: { value: ada.email } });
    goToGoogle();
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(email().value).toBe(ada.email);
  });

  it('goes on, and passes on the name that the person has there', async () => {
    fakeAuth.answer('signInWithPopup', () => ({ user: fakeUser(ada) }));
    fakeServer.answer(ensureAccount, () => ({ uid: 'ada', name: 'Ada' }));
    const { router } = draw('/rooms/abc');
    goToGoogle();
    await waitFor(() => expect(router.replace.mock.calls).toEqual([['/rooms/abc']]));
    expect(fakeServer.askedOf(ensureAccount)).toEqual([{ name: 'Ada' }]);
  });
});

describe('the ways on from the sign-in', () => {
  const next = `/j/${'x'.repeat(22)}`;

  it('lead a person without an account to the room of a link that they paste', () => {
    const { router } = draw();
    fireEvent.click(screen.getByRole('button', { name: 'Join as a guest with a link' }));
    const link = screen.getByLabelText('Your link');
    expect(document.activeElement).toBe(link);
    const send = (text: string) => {
      fireEvent.change(link, { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    };
    send('https://elsewhere.example/rooms/1');
    expect(descriptionOf(link)).toMatch(/leads to another site/);
    send(next);
    expect(router.push).toHaveBeenCalledWith(next);
  });

  it('name the room of an invite, and say nothing of a code that opens nothing', async () => {
    fakeServer.answer(peekInvite, () => openInvite);
    const { unmount } = draw(next);
    await screen.findByText('Waves on a string');
    screen.getByText(/^and one other/);
    expect(screen.getByRole('link', { name: 'Join as a guest with a link' }).getAttribute('href')).toBe(next);
    unmount();

    fakeServer.refuse(peekInvite, new AppError('invites/not-valid'));
    draw(next);
    await waitFor(() => expect(fakeServer.askedOf(peekInvite)).toHaveLength(2));
    screen.getByText(/Then straight on to the room that you are invited to\./);
  });
});
