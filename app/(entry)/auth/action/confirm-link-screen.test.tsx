/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { ConfirmLinkScreen } from '@/app/(entry)/auth/action/confirm-link-screen';
import { AppError } from '@/lib/errors/app-error';
import type { Confirmation } from '@/lib/auth/action-link';
import { confirmAddress, ensureAccount, takeAddressBack } from '@/lib/auth/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const ada = { uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' } as const;

/** Opens a link about Ada's address; returns where the page led and what was confirmed. */
function open(what: Confirmation) {
  const confirmed = jest.fn();
  fakeAuth.answer('checkActionCode', () => ({
    data: { email: 'new@chalktalk.test', previousEmail: ada.email },
  }));
  fakeAuth.answer('applyActionCode', (_: never, code: string) => confirmed(code));
  const { router } = renderScreen(<ConfirmLinkScreen what={what} code="code-1" continueUrl={null} />);
  return { router, confirmed };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a mailed link that confirms something', () => {
  it('uses nothing up when it is only opened, and tells our server when it was pressed', async () => {
    fakeServer.answer(ensureAccount, () => ({ uid: 'ada', name: 'Ada' }));
    fakeAuth.signIn({ ...ada, email: 'new@chalktalk.test' });
    const { router, confirmed } = open('verifyEmail');
    await screen.findByText(/new@chalktalk.test belongs to you/);
    expect(confirmed).not.toHaveBeenCalled();
    await press('Confirm this address');
    await screen.findByText('new@chalktalk.test is confirmed.');
    expect(confirmed).toHaveBeenCalledWith('code-1');
    expect(fakeServer.askedOf(ensureAccount)).toHaveLength(1);
    await press('Go on');
    expect(router.replace).toHaveBeenCalledWith('/rooms');
  });

  it('ends every sign-in by our server where nobody is signed in to that account', async () => {
    fakeServer.answer(confirmAddress, () => ({ areSignInsOver: true }));
    fakeAuth.signIn(ada);
    const { confirmed } = open('verifyEmail');
    await press('Confirm this address');
    await screen.findByText(/the old password no longer works/);
    expect(confirmed).not.toHaveBeenCalled();
    expect(fakeServer.askedOf(confirmAddress)).toEqual([{ code: 'code-1' }]);
    const next = screen.getByRole('link', { name: 'Choose a new password' });
    expect(next.getAttribute('href')).toBe('/reset-password');
  });

  it('names both addresses when one takes the place of the other', async () => {
    const { confirmed } = open('verifyAndChangeEmail');
    const why = `From then on you sign in with new@chalktalk.test instead of ${ada.email}.`;
    await screen.findByText(new RegExp(why));
    await press('Use this address');
    await screen.findByText(/From now on you sign in with new@chalktalk.test\./);
    expect(confirmed).toHaveBeenCalledWith('code-1');
  });

  it.each([
    ['every sign-in is over', () => fakeServer.answer(takeAddressBack, () => ({ areSignInsOver: true })), 0],
    ['our server cannot', () => fakeServer.refuse(takeAddressBack, new AppError('server/internal')), 1],
  ])('takes an address back: %s', async (_, serve, confirmations) => {
    serve();
    const { confirmed } = open('recoverEmail');
    await press('Take the address back');
    await screen.findByText(/new@chalktalk.test is the address of your account again\./);
    const isOver = screen.queryByText(/Every device on which the account was signed in/) !== null;
    expect([isOver, confirmed.mock.calls.length]).toEqual([confirmations === 0, confirmations]);
    const next = screen.getByRole('link', { name: 'Choose a new password' });
    expect(next.getAttribute('href')).toBe('/reset-password');
  });

  it('says why it does not work', async () => {
    fakeAuth.answer('checkActionCode', () => Promise.reject(fakeAuth.refusal('auth/invalid-action-code')));
    renderScreen(<ConfirmLinkScreen what="verifyEmail" code="spent" continueUrl={null} />);
    expect((await screen.findByRole('alert')).textContent).toContain('used already');
  });
});
