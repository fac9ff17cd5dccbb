/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { InviteLead } from '@/components/invites/invite-lead';
import type { PeekedInvite } from '@/lib/invites/client/use-invite';
import invites from '@/messages/en/invites.json';

const invite: PeekedInvite = {
  roomName: 'Algebra on Tuesdays',
  hostName: 'Emmy Noether',
  profile: 'learner',
  note: 'Bring a compass',
  isLive: false,
  inside: { hosts: [], others: 0 },
  isPersonal: false,
  takesGuests: true,
  guestDays: 30,
};

const show = (changed: Partial<PeekedInvite>) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ invites }}>
      <InviteLead invite={{ ...invite, ...changed }} />
    </NextIntlClientProvider>,
  );

describe('the words over an invite', () => {
  it('say who invites and who wrote the note', () => {
    show({});
    expect(screen.getByText('Emmy Noether invites you. You come in as a learner.')).not.toBeNull();
    expect(screen.getByRole('figure').textContent).toBe('Emmy Noether writesBring a compass');
  });

  it('name nobody when the inviting host has deleted their account', () => {
    show({ hostName: '' });
    expect(screen.getByText('You are invited to this room. You come in as a learner.')).not.toBeNull();
    expect(screen.getByRole('figure').textContent).toBe('A note for youBring a compass');
  });
});
