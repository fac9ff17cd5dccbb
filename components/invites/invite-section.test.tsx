/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { InviteSection } from '@/components/invites/invite-section';
import { useRowActions } from '@/lib/core/client/use-row-actions';
import type { ListedInvite } from '@/lib/invites/client/invite-list';
import access from '@/messages/en/access.json';
import invites from '@/messages/en/invites.json';
import shell from '@/messages/en/shell.json';

const invite = (email: string): ListedInvite => ({
  inviteId: email,
  code: 'A'.repeat(22),
  profile: 'learner',
  limit: 1,
  note: '',
  email,
  createdAt: 0,
  expiresAt: Date.now() + 86_400_000,
  revokedAt: null,
  uses: 0,
  cameBy: [],
});
const [ada, sofia] = [invite('ada@example.org'), invite('sofia@example.org')];
const keyOf = ({ inviteId }: ListedInvite) => inviteId;

/** Invites with a server that does at once what it is asked. */
function Section() {
  const [listed, setListed] = useState([ada, sofia]);
  const setRevoked =
    (revokedAt: number | null) =>
    ({ inviteId }: ListedInvite) => {
      setListed((before) => before.map((one) => (one.inviteId === inviteId ? { ...one, revokedAt } : one)));
      return Promise.resolve();
    };
  const away = useRowActions({ keyOf, act: setRevoked(1), undo: setRevoked(null) });
  const back = useRowActions({ keyOf, act: setRevoked(null) });
  const none = () => undefined;
  return (
    <>
      <InviteSection
        invites={listed}
        linkOf={() => 'https://chalk.example/j/A'}
        closed={undefined}
        error={null}
        {...{ away, back }}
        onShow={none}
        onCopyFail={none}
      />
      <button onClick={() => [ada, sofia].forEach(away.start)}>take both back</button>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('offers an undo for ten seconds in the place of each invite that is taken back', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ access, invites, shell }} timeZone="UTC">
      <Section />
    </NextIntlClientProvider>,
  );
  fireEvent.pointerDown(document.body);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'take both back' }));
    await Promise.resolve();
  });
  expect(screen.getAllByText('The link no longer works. People who came by it stay.')).toHaveLength(2);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Undo taking back: For ada@example.org' }));
    await Promise.resolve();
  });
  expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1);
  expect(screen.queryByText('1 invite that no longer works')).toBeNull();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(screen.getByText('1 invite that no longer works')).not.toBeNull();
});
