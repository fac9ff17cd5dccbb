/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LobbyPanel } from '@/components/lobby/lobby-panel';
import { admitFromLobby, declineFromLobby, takeBackDecline } from '@/lib/lobby/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/rooms/client/use-own-role', () => ({ useOwnRole: () => 'host' }));

const roomId = 'a1b2c3d4e5f6a7b8c9d0';
const grace = 'graceAbcdefghijklmnopqrstuvw';
const ben = 'benAbcdefghijklmnopqrstuvwxyz'.slice(0, 28);
const rowOf = (name: string, more = {}) => ({
  ...{ name, kind: 'account', at: 1, seen: 1, place: 1, here: { page: 1 } },
  ...more,
});
const place = (uid: string) => `lobby/${roomId}/${uid}`;

/** The lobby panel of a host before whose room Grace waits, and from which Ben was sent away. */
async function open() {
  fakeAuth.signIn({ uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' });
  fakePlaces.setValue(place(grace), rowOf('Grace Hopper', { invitedAs: 'learner' }));
  const answer = { state: 'declined', words: '', at: 2 };
  fakePlaces.setValue(place(ben), rowOf('Ben Franklin', { answer }));
  const [onDone, onFailed, onBan] = [jest.fn(), jest.fn(), jest.fn()];
  renderScreen(<LobbyPanel {...{ roomId, onDone, onFailed, onBan }} profile="host" />);
  await screen.findByText('Grace Hopper');
  const decline = (words: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Do not let Grace Hopper in' }));
    fireEvent.change(screen.getByLabelText('A sentence for Grace Hopper'), { target: { value: words } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }));
    return waitFor(() => expect(onDone).toHaveBeenCalled());
  };
  return { decline, onDone, onBan };
}

describe('the lobby panel of somebody who lets people in', () => {
  it('says as what somebody with a link comes, and admits them', async () => {
    fakeServer.answer(admitFromLobby, () => ({ admitted: 1 }));
    const { onDone } = await open();
    screen.getByText(/Account.*comes as Learner/);
    fireEvent.click(screen.getByRole('button', { name: 'Admit Grace Hopper' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(fakeServer.askedOf(admitFromLobby)).toEqual([{ roomId, uids: [grace] }]);
  });

  it('sends somebody away with a sentence, which can be taken back', async () => {
    fakeServer.answer(declineFromLobby, () => ({ outcome: 'declined' as const }));
    fakeServer.answer(takeBackDecline, () => ({}));
    const { decline, onDone } = await open();
    await decline('Next Tuesday, please.');
    const sent = { roomId, uid: grace, words: 'Next Tuesday, please.' };
    expect(fakeServer.askedOf(declineFromLobby)).toEqual([sent]);
    const [words, undo] = onDone.mock.lastCall as [string, () => void];
    expect(words).toBe('Grace Hopper is sent away.');
    act(() => undo());
    await waitFor(() => expect(onDone.mock.lastCall).toEqual(['Grace Hopper may wait again.']));
    expect(fakeServer.askedOf(takeBackDecline)).toEqual([{ roomId, uid: grace }]);
  });

  it('says that nothing changed for somebody who was let in meanwhile', async () => {
    fakeServer.answer(declineFromLobby, () => ({ outcome: 'not-waiting' as const }));
    const { decline, onDone } = await open();
    await decline('Next Tuesday, please.');
    const words = 'Grace Hopper does not wait any more. Nothing has changed for them.';
    expect(onDone.mock.calls).toEqual([[words]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Grace Hopper', 'Ben Franklin'])('offers to ban %s, who waits or was sent away', async (name) => {
    const { onBan } = await open();
    fireEvent.keyDown(screen.getByRole('button', { name: `More about ${name}` }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Ban…' }));
    expect(onBan.mock.calls).toMatchObject([[{ name }]]);
  });

  it('is empty when nobody waits any more', async () => {
    await open();
    act(() => {
      fakePlaces.setValue(place(grace), null);
      fakePlaces.setValue(place(ben), null);
    });
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });
});
