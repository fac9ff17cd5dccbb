/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { SinceLastVisit } from '@/components/receipts/since-last-visit';
import type { RoomNews } from '@/lib/receipts/room-visit';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const since = Date.parse('2026-11-21T16:00:00Z');
const hour = 60 * 60_000;
const nothing: RoomNews = { since, after: since, messages: 0, files: 0, sessions: [] };
const draw = (news: RoomNews | null, edits: readonly number[] = []) =>
  renderScreen(
    <SinceLastVisit
      roomId="algebra"
      news={news}
      sheets={edits.map((editedAt, index) => ({ id: `s${index}`, editedAt }))}
      now={since + 48 * hour}
    />,
  );
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('what is new in a room', () => {
  it.each([
    ['at the first visit', null],
    ['where nothing came', nothing],
  ])('is not shown %s', (_, news) => {
    draw(news, [since - 1]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('leads to each thing', () => {
    draw({ ...nothing, messages: 12, files: 1, sessions: [{ sessionId: 'one', startedAt: since }] }, [
      since - 1,
      since + 1,
    ]);
    expect(screen.getByRole('heading').textContent).toMatch(/^New since your last visit, Sat,? 21 Nov/);
    expect(links()).toEqual([
      ['1 session with its record', '/rooms/algebra/sessions/one'],
      ['1 changed sheet', '/worksheets/s1?room=algebra'],
      ['12 messages', '/rooms/algebra/chat'],
      ['1 file', '/rooms/algebra/files'],
    ]);
  });

  it('leads to the list where there are several', () => {
    const sessions = ['two', 'one'].map((sessionId) => ({ sessionId, startedAt: since }));
    draw({ ...nothing, sessions }, [since + 1, since + 2]);
    expect(links()).toEqual([
      ['2 sessions with their records', '/rooms/algebra#earlier-sessions'],
      ['2 changed sheets', '/rooms/algebra#sheets'],
    ]);
  });

  it('counts no sheet that changed before the reader left a later call', () => {
    draw({ ...nothing, after: since + hour }, [since + 1]);
    expect(links()).toEqual([]);
  });
});
