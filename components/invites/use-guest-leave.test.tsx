/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useGuestLeave } from '@/components/invites/use-guest-leave';
import invites from '@/messages/en/invites.json';
import type { PersonKind } from '@/lib/auth/person-kind';

jest.mock('@/components/invites/keep-place', () => ({ KeepPlace: () => <p>An account at last</p> }));

// What the hook fetches is compiled here, or the first test would wait for the compiler.
beforeAll(async () => {
  await import('@/components/invites/guest-leave');
}, 60_000);

function Leaving({ kind, onLeave }: { kind: PersonKind; onLeave: () => void }) {
  const { leave, question } = useGuestLeave({ uid: 'u1', name: 'Sophie', email: '', kind }, onLeave);
  return (
    <>
      <button type="button" onClick={leave}>
        Leave
      </button>
      {question}
    </>
  );
}

const leaveAs = async (kind: PersonKind) => {
  const handleLeave = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ invites }}>
      <Leaving kind={kind} onLeave={handleLeave} />
    </NextIntlClientProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await Promise.resolve();
  });
  return handleLeave;
};

describe('signing out', () => {
  it.each(['account', 'learner'] as const)('happens at once for an %s, who can come back', async (kind) => {
    expect(await leaveAs(kind)).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a guest waits until they have read that they could not come back', async () => {
    const handleLeave = await leaveAs('guest');
    expect((await screen.findByRole('dialog')).textContent).toContain('this device is your only way back');
    expect(handleLeave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out anyway' }));
    expect(handleLeave).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a guest leads to keeping their place, and signs nobody out', async () => {
    const handleLeave = await leaveAs('guest');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep my place' }));
    screen.getByText('An account at last');
    expect(handleLeave).not.toHaveBeenCalled();
  });
});
