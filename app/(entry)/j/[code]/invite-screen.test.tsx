/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { InviteScreen } from '@/app/(entry)/j/[code]/invite-screen';
import { AppError } from '@/lib/errors/app-error';
import { joinAsGuest, peekInvite } from '@/lib/invites/contract';
import '@/tests/support/fakes/fake-auth';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { misleading } from '@/tests/support/misleading-names';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

const code = 'A'.repeat(22);
const markup = '<img src=x onerror=alert(1)>';

async function draw() {
  fakeServer.answer(peekInvite, () => ({
    roomName: 'Waves on a string',
    hostName: 'Emmy',
    profile: 'learner' as const,
    note: 'Bring a <b>compass</b>',
    isLive: false,
    inside: { hosts: [], others: 0 },
    isPersonal: false,
    takesGuests: true,
    guestDays: 30,
  }));
  renderScreen(<InviteScreen code={code} />, { at: `/j/${code}` });
  return screen.findByLabelText<HTMLInputElement>('Your name');
}
const join = (field: HTMLInputElement, name: string) => {
  fireEvent.input(field, { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Join as guest' }));
};

describe('the page of an invite', () => {
  it.each(misleading)('refuses the misleading name %# at its field', async (name) => {
    const field = await draw();
    join(field, name);
    expect(descriptionOf(field)).toMatch(/A name has up to 60 letters/);
    expect(document.activeElement).toBe(field);
  });

  it('shows and sends markup as text, and keeps what was typed when it is refused', async () => {
    const field = await draw();
    screen.getByText(/Bring a <b>compass<\/b>/);
    fakeServer.refuse(joinAsGuest, new AppError('server/internal'));
    join(field, markup);
    await screen.findByRole('alert');
    expect(field.value).toBe(markup);
    expect(fakeServer.askedOf(joinAsGuest)).toMatchObject([{ code, name: markup }]);
  });
});
