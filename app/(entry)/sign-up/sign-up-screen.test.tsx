/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SignInScreen } from '@/app/(entry)/sign-in/sign-in-screen';
import { SignUpScreen } from '@/app/(entry)/sign-up/sign-up-screen';
import { ensureAccount } from '@/lib/auth/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

const emmy = { uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' } as const;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const draw = (next = '/rooms') => renderScreen(<SignUpScreen next={next} providers={[]} />);
const fill = (typed: Record<string, string>) =>
  Object.entries(typed).forEach(([label, value]) => fireEvent.input(field(label), { target: { value } }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

describe('signing up', () => {
  it('says at each field what is wrong, and focuses the first', async () => {
    draw();
    fill({ Name: 'Emmy\u202e Noether', Password: 'short' });
    submit();
    await waitFor(() => expect(descriptionOf(field('Name'))).toMatch(/no invisible characters/));
    expect(document.activeElement).toBe(field('Name'));
    expect(descriptionOf(field('E-mail'))).toBe('Enter your e-mail address.');
    expect(descriptionOf(field('Password'))).toMatch(/8 characters or more/);
    expect(field('Password').value).toBe('short');
  });

  it('refuses a password that everyone tries first before anybody is asked', async () => {
    draw();
    fill({ Name: emmy.name, 'E-mail': emmy.email, Password: 'Liverpool' });
    submit();
    await waitFor(() => expect(descriptionOf(field('Password'))).toMatch(/Too many people use this one/));
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').value).toBe('Liverpool');
  });

  it('offers somebody with an account to sign in, and leads on with address and aim', async () => {
    fakeAuth.answer('createUserWithEmailAndPassword', () =>
      Promise.reject(fakeAuth.refusal('auth/email-already-in-use')),
    );
    const { unmount } = draw('/rooms/abc');
    fill({ Name: 'Somebody Else', 'E-mail': emmy.email, Password: 'another-password' });
    submit();
    await waitFor(() => expect(descriptionOf(field('E-mail'))).toMatch(/There is an account/));
    expect(field('Name').value).toBe('Somebody Else');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('choose a new password')).toBe('/reset-password?next=%2Frooms%2Fabc');
    expect(hrefOf('Sign in instead')).toBe('/sign-in?next=%2Frooms%2Fabc');
    unmount();
    renderScreen(<SignInScreen next="/rooms/abc" providers={[]} />);
    expect(field('E-mail').value).toBe(emmy.email);
  });

  it('makes an account known to our server by its name, has the mail sent, and goes on', async () => {
    const mailed = jest.fn();
    fakeAuth.answer('createUserWithEmailAndPassword', () => ({ user: fakeAuth.signIn(emmy) }));
    fakeAuth.answer('sendEmailVerification', mailed);
    fakeServer.answer(ensureAccount, ({ name }) => ({
      uid: 'emmy',
      name: name ?? '',
      isPasswordWeak: false,
    }));
    const { router } = draw('/rooms/abc');
    fill({ Name: ' Emmy ', 'E-mail': ` ${emmy.email} `, Password: 'chalk & sponge' });
    submit();
    await waitFor(() => expect(router.replace.mock.calls).toEqual([['/rooms/abc']]));
    expect(fakeServer.askedOf(ensureAccount)).toEqual([{ name: 'Emmy', password: 'chalk & sponge' }]);
    await waitFor(() => expect(mailed).toHaveBeenCalledTimes(1));
  });
});
