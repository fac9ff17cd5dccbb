/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { KnockRow } from '@/components/lobby/knock-row';
import { AppError } from '@/lib/errors/app-error';
import { admitFromLobby } from '@/lib/lobby/contract';
import { parseLobby } from '@/lib/lobby/waiting-row';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const now = Date.parse('2026-11-19T12:00:00Z');
const row = (name: string) => ({ name, kind: 'guest', at: now - 61_000, here: { page: 1 } });
const [ada, ben] = parseLobby({ ada: row('Ada'), ben: row('Ben') });

function draw(waiting: Parameters<typeof KnockRow>[0]['waiting']) {
  const [onShow, onFailed] = [jest.fn(), jest.fn()];
  renderScreen(<KnockRow roomId="r1" isListOpen={false} {...{ waiting, onShow, onFailed }} />, { now });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { press, onShow, onFailed };
}

describe('the row about people who wait, inside a call', () => {
  it('lets one person in by one press, and says how long they wait', async () => {
    fakeServer.answer(admitFromLobby, () => ({ admitted: 1 }));
    const { press } = draw([ada!]);
    expect(screen.getByRole('status').textContent).toContain('Ada waits to be let in. 1 min');
    press('Admit Ada');
    await waitFor(() =>
      expect(fakeServer.askedOf(admitFromLobby)).toEqual([{ roomId: 'r1', uids: ['ada'] }]),
    );
  });

  it('goes at *Not now*, and tells what could not be done', async () => {
    fakeServer.refuse(admitFromLobby, new AppError('server/internal'));
    const { press, onFailed } = draw([ada!]);
    press('Admit Ada');
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    press('Not now');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leads to the list where several wait', () => {
    const { press, onShow } = draw([ada!, ben!]);
    press('See who waits');
    expect(onShow).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Admit Ada' })).toBeNull();
  });
});
