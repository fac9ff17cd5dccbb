/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PasswordLinkScreen } from '@/app/(entry)/auth/action/password-link-screen';
import { AppError } from '@/lib/errors/app-error';
import { ensureAccount, shutOutOldSignIns } from '@/lib/auth/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const ada = { uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' } as const;

/** The page of a link that the service takes, with a password chosen on it. */
async function choosePassword(continueUrl: string | null) {
  const asked: string[] = [];
  fakeAuth.answer('verifyPasswordResetCode', () => ada.email);
  fakeAuth.answer('confirmPasswordReset', (_: never, code: string) => void asked.push(`set by ${code}`));
  fakeAuth.answer('signInWithEmailAndPassword', (_: never, email: string, password: string) => {
    asked.push(`${email} with ${password}`);
    return { user: fakeAuth.signIn(ada) };
  });
  fakeServer.answer(ensureAccount, () => ({ uid: 'ada', name: 'Ada' }));
  const { router } = renderScreen(<PasswordLinkScreen code="code-1" continueUrl={continueUrl} />);
  await screen.findByText(`For ${ada.email}.`);
  fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'dust on the sleeve' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  return { router, asked };
}

describe('a mailed link to a new password', () => {
  it.each([
    ['auth/invalid-action-code', 'used already'],
    ['auth/user-not-found', 'used already'],
    ['auth/expired-action-code', 'This link is too old.'],
  ] as const)('says of %s why it does not work, and leads to a new one', async (code, words) => {
    fakeAuth.answer('verifyPasswordResetCode', () => Promise.reject(fakeAuth.refusal(code)));
    renderScreen(<PasswordLinkScreen code="spent" continueUrl={null} />);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    screen.getByRole('heading', { name: 'This link does not work' });
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/reset-password',
    );
  });

  it.each([
    [null, '/rooms'],
    ['https://evil.example/rooms', '/rooms'],
    [`${location.origin}/rooms/abc`, '/rooms/abc'],
  ])('with the way on %s leads to %s, when every older sign-in is out', async (continueUrl, next) => {
    fakeServer.answer(shutOutOldSignIns, () => ({ validAfter: 1 }));
    const { router, asked } = await choosePassword(continueUrl);
    await waitFor(() => expect(router.replace.mock.calls).toEqual([[next]]));
    expect(asked).toEqual(['set by code-1', `${ada.email} with dust on the sleeve`]);
    expect(fakeServer.askedOf(shutOutOldSignIns)).toHaveLength(1);
  });

  it('stays when older sign-ins may still be in, and says that the password is set', async () => {
    fakeServer.refuse(shutOutOldSignIns, new AppError('server/internal'));
    const { router } = await choosePassword(null);
    await screen.findByRole('alert');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
    expect(router.replace).not.toHaveBeenCalled();
  });
});
