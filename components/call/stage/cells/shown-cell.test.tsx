/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { callRoomOf } from '@/components/call/call-room.fixture';
import type { CallStage } from '@/components/call/panels/call-lists';
import { sheetPoint, sheetSpot } from '@/components/call/stage/sheet-beside';
import { ShownCellRow } from '@/components/call/stage/cells/shown-cell-row';
import { useShownCell } from '@/components/call/stage/cells/use-shown-cell';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { ShownPlace } from '@/lib/follow/shown-place';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/worksheet/client/use-sheet-names', () => ({
  useSheetNames: () => (sheet: string) => (sheet === 'gone' ? null : 'Mechanics'),
}));

const place: ShownPlace = { sheet: 's1', cell: 'c7', kind: 'calculation', line: 3 };
const sheet = { id: 'sheet' } as CallStage;

/** A page on which somebody may write, with the place where it hears what a host shows. */
function open(changes: Partial<CallRoomState['follow']> = {}) {
  let hear: (place: ShownPlace, sender: { uid: string }) => void = () => undefined;
  const room = callRoomOf('learner');
  const choose = jest.fn();
  const showPanel = jest.fn();
  const stray = jest.fn();
  const data = {
    answer: (_: string, listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
  };
  const state = {
    ...room,
    call: { data } as unknown as CallRoomState['call'],
    follow: { ...room.follow, stray, ...changes },
    context: { ...room.context, people: [{ uid: 'emmy', name: 'Emmy Noether' }] },
  } as unknown as CallRoomState;
  const stages = { shown: null, mode: 'video', tiles: 'free', choose } as const;
  const Page = () => {
    const shown = useShownCell(state, { stages, list: [sheet], over: 'chat', showPanel });
    return (
      <>
        <textarea aria-label="Write" />
        {shown === null ? null : <ShownCellRow shown={shown} />}
      </>
    );
  };
  renderScreen(<Page />);
  return { choose, stray, showPanel, show: (at = place) => act(() => hear(at, { uid: 'emmy' })) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const point = () => sheetPoint.read();

beforeEach(() => {
  sheetPoint.set(null);
  sheetSpot.set(null);
});

it('leads there once without the focus, says who, and leads back', () => {
  sheetSpot.set(() => ({ sheet: 's2', cell: 'c1' }));
  const { show, choose, showPanel } = open();
  show();
  expect(point()).toEqual({ sheet: 's1', cell: 'c7', takesFocus: false });
  expect(screen.getByRole('status').textContent).toContain('Emmy shows you line 3');
  expect(document.activeElement).toBe(document.body);
  press('Back');
  expect(point()).toMatchObject({ sheet: 's2', cell: 'c1', isBack: true });
  expect(choose).toHaveBeenCalledWith('video', undefined);
  expect(showPanel).toHaveBeenCalledWith('chat');
  expect(screen.queryByRole('status')).toBeNull();
});

it('leaves a person who writes where they are, until they go', () => {
  const { show } = open();
  const field = screen.getByRole('textbox');
  field.focus();
  show();
  expect([point(), document.activeElement]).toEqual([null, field]);
  press('Go there');
  expect(point()).toMatchObject({ cell: 'c7' });
  press('Stay here');
  expect(screen.queryByRole('status')).toBeNull();
  field.focus();
  show();
  press('Not now');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says nothing of a sheet that the person does not find', () => {
  const { show } = open();
  show({ ...place, sheet: 'gone' });
  expect([point(), screen.queryByRole('status')]).toEqual([null, null]);
});

it.each([
  ['ada', 1],
  ['emmy', 0],
])('lets a person who follows %s stray %d times', (uid, times) => {
  const followed = { uid, identity: `${uid}_1`, place: { kind: 'sheet', id: 's1', part: null } } as const;
  const { show, stray } = open({ isFollowing: true, followed: { ...followed, stance: 'following' } });
  show();
  expect(stray).toHaveBeenCalledTimes(times);
});
