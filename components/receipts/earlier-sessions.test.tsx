/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EarlierSessions } from '@/components/receipts/earlier-sessions';
import { AppError } from '@/lib/errors/app-error';
import { listEarlierSessions } from '@/lib/receipts/contract';
import type { EarlierSession } from '@/lib/receipts/earlier-session';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const minute = 60_000;
const now = Date.UTC(2026, 10, 28, 12);
const session = (sessionId: string, more: Partial<EarlierSession> = {}): EarlierSession => ({
  ...{ sessionId, startedAt: now - 60 * minute, endedAt: now - 14 * minute },
  ...{ people: null, isGone: false, ownTime: 0, ...more },
});
const draw = () => renderScreen(<EarlierSessions roomId="algebra" inside={0} now={now} />);
const rowOf = async (index: number): Promise<HTMLElement> => {
  const row = (await screen.findAllByRole('listitem'))[index];
  if (!row) throw new Error('There is no such row.');
  return row;
};

describe('the earlier sessions of a room', () => {
  it('tell a host how long each was and who was there, and lead to it', async () => {
    const people = ['Emmy Noether', 'Ada Lovelace', 'Ben', 'Cyd', 'Dora', 'Eve'];
    fakeServer.answer(listEarlierSessions, () => ({ sessions: [session('s1', { people })], next: null }));
    draw();
    const row = await rowOf(0);
    expect(row.textContent).toContain('46 min');
    expect(row.textContent).toContain('6 people: Emmy, Ada, Ben, Cyd and 2 others');
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/rooms/algebra/sessions/s1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tell others how long they were there themselves', async () => {
    const sessions = [session('s1', { ownTime: 43 * minute }), session('s2')];
    fakeServer.answer(listEarlierSessions, () => ({ sessions, next: null }));
    draw();
    expect((await rowOf(0)).textContent).toContain('You were there 43 min');
    expect((await rowOf(1)).textContent).toContain('You were not there');
  });

  it('go on with what is earlier, and try again where that fails', async () => {
    fakeServer.answer(listEarlierSessions, () => ({ sessions: [session('s1')], next: 77 }));
    draw();
    const more = await screen.findByRole('button', { name: 'Show earlier' });
    fakeServer.refuse(listEarlierSessions, new AppError('request/rate-limited'));
    fireEvent.click(more);
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeServer.answer(listEarlierSessions, ({ before }) => ({
      sessions: [session(`before-${String(before)}`)],
      next: null,
    }));
    fireEvent.click(again);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const link = within(await rowOf(1)).getByRole('link');
    expect(link.getAttribute('href')).toBe('/rooms/algebra/sessions/before-77');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say what will be here before the first one has ended', async () => {
    fakeServer.answer(listEarlierSessions, () => ({ sessions: [], next: null }));
    draw();
    await screen.findByText(/^No session has ended here yet/);
  });
});
