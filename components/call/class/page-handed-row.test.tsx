/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { PageHandedRow } from '@/components/call/class/page-handed-row';
import { sheetWish } from '@/components/call/stage/sheet-beside';
import type { CallRoomState } from '@/components/call/use-call-room';
import { pagesInView } from '@/components/class/page/pages-in-view';
import { watchHandouts } from '@/lib/class/client/watch-handouts';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/class/client/watch-handouts', () => ({ watchHandouts: jest.fn() }));

const room = { context: { roomId: 'r1' } } as unknown as CallRoomState;
const hour = 60 * 60_000;

function open(ago: number): void {
  const handout = { id: 'waves', name: 'Waves', sheetId: 'first', by: 'emmy', state: 'open' } as const;
  jest.mocked(watchHandouts).mockReturnValue(({ next }) => {
    next([{ ...handout, at: Date.now() - ago }], true);
    return () => undefined;
  });
  renderScreen(<PageHandedRow room={room} />);
}
const words = () => screen.queryByText('You have a page of Waves.');

afterEach(() => act(() => pagesInView.set(false)));

it('tells a learner who sees no sheet of their page, and brings it to the stage', () => {
  open(1000);
  expect(words()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(sheetWish.read()).toBe('waves');
  act(() => pagesInView.set(true));
  expect(words()).toBeNull();
  act(() => pagesInView.set(false));
  expect(words()).toBeNull();
});

it('says nothing of a page of an earlier lesson', () => {
  open(4 * hour);
  expect(words()).toBeNull();
});
