/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { LeadRow } from '@/components/class/lead-row';
import { namesHidden } from '@/components/class/wall/names-hidden';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const now = Date.parse('2026-11-30T10:00:00Z');

function show(state: HandedOut['state']): void {
  const handout: HandedOut = {
    id: '0123456789ab',
    sheetId: 'first',
    name: 'Forces',
    by: 'emmy',
    at: now,
    state,
  };
  renderScreen(<LeadRow roomId="r1" handout={handout} onFailed={jest.fn()} />, { now });
}

const isOffered = (name: string) => screen.queryByRole('button', { name }) !== null;

afterEach(() => {
  act(() => namesHidden.set(false));
  jest.useRealTimers();
});

describe('the row of who leads the class', () => {
  it.each<[HandedOut['state'], boolean]>([
    ['open', true],
    ['returned', true],
    ['frozen', false],
    ['collected', false],
  ])('offers a freeze while learners write: %s', (state, canFreeze) => {
    show(state);
    expect([isOffered('Freeze'), isOffered('Let them write')]).toEqual([canFreeze, !canFreeze]);
  });

  it('has no list of learners while their names are hidden', () => {
    show('open');
    expect(isOffered('Show a page')).toBe(true);
    act(() => namesHidden.set(true));
    expect(isOffered('Show a page')).toBe(false);
  });
});
