/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { WaitingRow } from '@/components/lobby/waiting-row';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { WaitingRow as Row } from '@/lib/lobby/waiting-row';
import access from '@/messages/en/access.json';
import lobby from '@/messages/en/lobby.json';

const sophie: Row = {
  uid: 'sophie',
  name: 'Sophie Germain',
  kind: 'account',
  at: 0,
  seen: 0,
  byCode: true,
  invitedAs: null,
  isWatched: false,
  place: 1,
  seat: null,
  line: null,
  said: null,
  answer: null,
  isHere: true,
};
const lentOnly = 'Your own role here ends with this session, so you cannot give this one.';
const onAdmit = jest.fn<undefined, [PersonProfileId?]>();
const onBan = jest.fn();

function show(lasting: PersonProfileId, row: Row = sophie, mayBan = false): void {
  render(
    <NextIntlClientProvider locale="en" messages={{ access, lobby }}>
      <ul>
        <WaitingRow
          {...{ row, lasting, onAdmit }}
          now={0}
          profile="co-host"
          isPending={false}
          onDecline={() => undefined}
          onBan={mayBan ? onBan : undefined}
        />
      </ul>
    </NextIntlClientProvider>,
  );
}

const openMenu = () =>
  fireEvent.keyDown(screen.getByRole('button', { name: 'More about Sophie Germain' }), { key: 'Enter' });

/** The roles in which a co-host can let somebody in: the name of each → why not, if not. */
function offeredTo(lasting: PersonProfileId, row?: Row): Record<string, string> {
  show(lasting, row);
  openMenu();
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
  return Object.fromEntries(
    items.map((text) => {
      const [, name = '', why = ''] = /^(Co-host|[A-Z][a-z]+)(.*)$/u.exec(text) ?? [];
      return [name, why];
    }),
  );
}

beforeEach(() => onAdmit.mockReset());

test('lets a co-host for the session give no role above their own, and says why', () => {
  expect(offeredTo('learner')).toEqual({
    'Co-host': lentOnly,
    Presenter: lentOnly,
    Participant: lentOnly,
    Learner: '',
    Listener: '',
    Observer: '',
  });
  fireEvent.click(screen.getByRole('menuitem', { name: /^Presenter/ }));
  expect(onAdmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Learner' }));
  expect(onAdmit.mock.calls).toEqual([['learner']]);
});

test('lets a co-host give all roles, but none that runs the room to a guest', () => {
  const guest = offeredTo('co-host', { ...sophie, kind: 'guest' });
  expect(guest['Co-host']).toBe('Co-host: needs an account');
  expect(guest).toMatchObject({ Presenter: '', Observer: '' });
});

test('lets a host ban a waiting person, even a member', () => {
  show('co-host', { ...sophie, byCode: false }, true);
  openMenu();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Ban…']);
  fireEvent.click(screen.getByRole('menuitem'));
  expect(onBan).toHaveBeenCalledTimes(1);
});

test('offers nothing more about a member to a person who only lets people in', () => {
  show('learner', { ...sophie, byCode: false });
  expect(screen.queryByRole('button', { name: 'More about Sophie Germain' })).toBeNull();
});
