/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { BansDialog } from '@/components/moderation/bans-dialog';
import { AppError } from '@/lib/errors/app-error';
import { liftBan, listBans } from '@/lib/moderation/contract';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const roomId = 'a1b2c3d4e5f6a7b8c9d0';
const sophie = {
  uid: 'sophieAbcdefghijklmnopqrstuvw',
  name: 'Sophie Germain',
  kind: 'guest' as const,
  at: 0,
};
const ben = { uid: 'benAbcdefghijklmnopqrstuvwxyz', name: null, kind: 'account' as const, at: 0 };
const liftOf = (name: string) => ({ name: `Lift the ban of ${name}` });

async function open() {
  fakeServer.answer(listBans, () => ({ bans: [sophie, ben] }));
  renderScreen(<BansDialog roomId={roomId} onClose={() => undefined} />);
  return screen.findByRole('button', liftOf('Sophie Germain'));
}

describe('the people whom a room has banned', () => {
  it('can come back once a host lifts a ban, and the row says how', async () => {
    fakeServer.answer(liftBan, () => ({}));
    fireEvent.click(await open());
    const words = 'Lifted. They may come back once somebody adds or invites them again.';
    await screen.findByText(words);
    expect(screen.queryByRole('button', liftOf('Sophie Germain'))).toBeNull();
    expect(fakeServer.askedOf(liftBan)).toEqual([{ roomId, uid: sophie.uid }]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('stay banned when that fails, and the dialog says so', async () => {
    fakeServer.refuse(liftBan, new AppError('access/denied'));
    fireEvent.click(await open());
    await screen.findByRole('alert');
    screen.getByRole('button', liftOf('Sophie Germain'));
  });
});
