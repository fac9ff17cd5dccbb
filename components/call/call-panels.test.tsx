/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Ruler } from 'lucide-react';
import { NextIntlClientProvider } from 'next-intl';
import { CallContext, useCallContext } from '@/components/call/call-context';
import { CallLayout } from '@/components/call/call-layout';
import type { CallPanel, CallStage, PanelProps } from '@/components/call/panels/call-lists';
import { callRoomOf } from '@/components/call/call-room.fixture';
import type { CallRoomState } from '@/components/call/use-call-room';
import { Panel } from '@/components/ui/panel';
import { describeEnding } from '@/lib/call/call-ending';
import { messages } from '@/lib/core/server/messages';

jest.mock('@/components/call/bar/device-menu', () => ({ DeviceChoices: () => null }));
jest.mock('@/lib/call/client/devices/use-devices', () => ({ canChooseSpeaker: () => false }));
jest.mock('@/components/call/end-dialog', () => ({ EndDialog: () => null }));
jest.mock('@/components/call/stage/stage-area', () => ({
  StageArea: ({ shape }: { shape: string }) => <div role="group" aria-label={`Tiles, ${shape}`} />,
}));
let width = 1440;
jest.mock('@/lib/call/client/stage/use-element-size', () => ({
  useElementSize: () => ({ ref: () => undefined, size: { width, height: 900 } }),
}));

jest.mock('@/lib/worksheet/client/use-sheet-names', () => ({ useSheetNames: () => () => null }));
jest.mock('@/lib/core/client/use-touch', () => ({ useTouch: () => false }));

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => {
  width = 1440;
});

let load: jest.Mock<ReturnType<CallPanel['load']>, []>;

/** A row that no call has: what a new feature would add. */
const ruler = (changes: Partial<CallPanel> = {}): CallPanel => ({
  id: 'ruler',
  icon: Ruler,
  label: 'ruler' as CallPanel['label'],
  shortcut: 'R',
  load,
  ...changes,
});
const RulerPanel = ({ onClose }: PanelProps) => (
  <Panel title="Ruler" closeLabel="Close ruler" onClose={onClose}>
    {useCallContext().viewer.name}
  </Panel>
);
const words = { ...messages.call.controls, ruler: 'Ruler', sheet: 'Sheet', second: 'Second' };

type Lists = { panels?: readonly CallPanel[]; stages?: readonly CallStage[] };

const layout = (lists: Lists, room: CallRoomState) => (
  <NextIntlClientProvider locale="en" messages={{ ...messages, call: { ...messages.call, controls: words } }}>
    <CallContext value={room.context}>
      <CallLayout room={room} lists={{ panels: [], rows: [], stages: [], ...lists }} rehearsalRow={null} />
    </CallContext>
  </NextIntlClientProvider>
);
const show = (lists: Lists, room: CallRoomState = callRoomOf('learner')) => render(layout(lists, room));

const button = (name: string) => screen.getByRole('button', { name });
const sheets = () => screen.queryAllByRole('complementary').map((sheet) => sheet.textContent);
/** Lets code that is fetched arrive. */
const arrive = () => act(() => Promise.resolve());

beforeEach(() => {
  // New each time: code that has been fetched is kept.
  load = jest.fn(() => Promise.resolve(RulerPanel));
});

describe('a new panel is one row', () => {
  it('opens and closes by its button, and is fetched when it is opened first', async () => {
    show({ panels: [ruler()] });
    expect(load).not.toHaveBeenCalled();
    expect(button('Ruler').getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button('Ruler'));
    await arrive();
    expect(sheets()).toEqual(['RulerAda']);
    expect(button('Ruler').getAttribute('aria-pressed')).toBe('true');
    expect(button('Ruler').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button('Ruler'));
    expect(sheets()).toEqual([]);
    fireEvent.click(button('Ruler'));
    expect(sheets()).toEqual(['RulerAda']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('opens by its letter, and closes from inside', async () => {
    show({ panels: [ruler()] });
    fireEvent.keyDown(document.body, { key: 'r' });
    await arrive();
    expect(sheets()).toHaveLength(1);
    fireEvent.click(button('Close ruler'));
    expect(sheets()).toEqual([]);
  });

  it('shows its letter in the list of keys', () => {
    show({ panels: [ruler()] });
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getByRole('dialog').textContent).toContain('RulerR');
  });

  it('shows its badge, and says it in its name', () => {
    show({ panels: [ruler({ useBadge: () => ({ count: 30, waiting: 2, label: 'Ruler, 30, 2 new' }) })] });
    expect(button('Ruler, 30, 2 new').textContent).toBe('Ruler302');
  });

  it('says why it is denied, by button and by letter, and offers to ask', async () => {
    const onDenied = jest.fn();
    const room = callRoomOf('listener', {
      onDenied,
      toReason: (denial) => denial?.capability,
      wayOn: (denial) => (denial ? <button type="button">Ask</button> : undefined),
    });
    show({ panels: [ruler({ capability: 'screen:publish' })] }, room);
    expect(button('Ruler').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Ruler'));
    expect(screen.getByRole('dialog').textContent).toContain('screen:publish');
    expect(button('Ask')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'r' });
    await arrive();
    expect(onDenied.mock.calls).toEqual([['screen:publish']]);
    expect(sheets()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it('is missing for people whom it is hidden from', () => {
    const forHosts = ruler({ capability: 'member:moderate', whenDenied: 'hide' });
    const { unmount } = show({ panels: [forHosts] });
    expect(screen.queryByRole('button', { name: 'Ruler' })).toBeNull();
    unmount();
    show({ panels: [forHosts] }, callRoomOf('host'));
    expect(button('Ruler')).toBeTruthy();
  });

  it('stands under More on a phone', () => {
    width = 390;
    show({ panels: [ruler()] });
    expect(screen.queryByRole('button', { name: 'Ruler' })).toBeNull();
    fireEvent.keyDown(button('More'), { key: 'Enter' });
    screen.getByRole('menuitem', { name: 'Ruler' });
  });
});

describe('several panels', () => {
  const three = () => [
    ruler(),
    ruler({ id: 'second', label: 'second' as CallPanel['label'], shortcut: 'S' }),
    ruler({ id: 'third', shortcut: 'T' }),
  ];
  const press = async (letter: string) => {
    fireEvent.keyDown(document.body, { key: letter });
    await arrive();
  };

  it.each([
    [1440, 2],
    [768, 1],
    [390, 1],
  ])('have room beside each other at %i px: %i', async (wide, room) => {
    width = wide;
    show({ panels: three() });
    await press('r');
    await press('s');
    await press('t');
    expect(sheets()).toHaveLength(room);
  });

  it('stand behind one button on a tablet', async () => {
    width = 768;
    show({ panels: three() });
    expect(screen.queryByRole('button', { name: 'Second' })).toBeNull();
    fireEvent.keyDown(button('Panels'), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Second' }));
    await arrive();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the stage', () => {
  const sheet: CallStage = {
    id: 'sheet',
    icon: Ruler,
    label: 'sheet',
    load: () => Promise.resolve(() => <article aria-label="Worksheet" />),
  };
  const tiles = () => screen.queryAllByRole('group', { name: /^Tiles/ }).map((one) => one.ariaLabel);

  it('has the tiles alone, and no switch, while nothing can be laid on it', () => {
    show({});
    expect(tiles()).toEqual(['Tiles, free']);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('switches between the sheet, both, and the tiles', async () => {
    show({ stages: [sheet] });
    await arrive();
    const choices = screen.getAllByRole('radio').map((radio) => radio.ariaLabel);
    expect(choices).toEqual(['Sheet', 'Both', 'Video']);
    expect(tiles()).toEqual(['Tiles, free']);
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    await arrive();
    screen.getByRole('article', { name: 'Worksheet' });
    expect(tiles()).toEqual(['Tiles, column']);
    fireEvent.click(screen.getByRole('radio', { name: 'Sheet' }));
    expect(tiles()).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Video' }));
    expect(tiles()).toEqual(['Tiles, free']);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows what a leader lays there, and what was there before when it has gone', async () => {
    const document: CallStage = {
      ...sheet,
      ...{ id: 'document', label: 'document', isThere: ({ showing }) => showing.place !== null },
      load: () => Promise.resolve(() => <article aria-label="Planes" />),
    };
    const stages = [sheet, document];
    const room = callRoomOf('host');
    const { rerender } = show({ stages }, room);
    await arrive();
    expect(screen.queryByRole('radio', { name: 'Document' })).toBeNull();
    const place = { kind: 'file', id: 'f1', page: 1, zoom: 1 } as const;
    rerender(layout({ stages }, { ...room, showing: { ...room.showing, place } }));
    await arrive();
    screen.getByRole('article', { name: 'Planes' });
    rerender(layout({ stages }, room));
    expect(screen.queryByRole('article')).toBeNull();
    expect(tiles()).toEqual(['Tiles, free']);
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    await arrive();
    rerender(layout({ stages }, { ...room, showing: { ...room.showing, place: { ...place, id: 'f2' } } }));
    await arrive();
    screen.getByRole('article', { name: 'Planes' });
    rerender(layout({ stages }, room));
    await arrive();
    screen.getByRole('article', { name: 'Worksheet' });
  });

  it('has a strip of tiles above the sheet on a phone, and two choices', async () => {
    width = 390;
    show({ stages: [sheet] });
    await arrive();
    expect(screen.getAllByRole('radio').map((radio) => radio.ariaLabel)).toEqual(['Video', 'Sheet']);
    fireEvent.click(screen.getByRole('radio', { name: 'Sheet' }));
    await arrive();
    expect(tiles()).toEqual(['Tiles, strip']);
    screen.getByRole('article');
    // The switch takes its room in the bar.
    expect(screen.queryByRole('button', { name: /^Share|cannot share/ })).toBeNull();
    fireEvent.keyDown(button('More'), { key: 'Enter' });
    screen.getByRole('menuitem', { name: /^Share/ });
  });

  it('stays as it is, with its panels, while the call moves on', async () => {
    const lists = { stages: [sheet], panels: [ruler()] };
    const room = callRoomOf('learner');
    const { rerender } = show(lists, room);
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    fireEvent.click(button('Ruler'));
    await arrive();
    const open = [screen.getByRole('article'), screen.getByRole('complementary')];
    const asking = { name: 'over', outcome: describeEnding(5), problem: null, isAsking: true } as const;
    for (const phase of [asking, { name: 'joining' } as const, room.view.phase]) {
      const isInCall = phase.name === 'in-call';
      rerender(layout(lists, { ...room, view: { ...room.view, phase, isInCall } }));
      expect([screen.getByRole('article'), screen.getByRole('complementary')]).toEqual(open);
      expect(tiles()).toEqual(['Tiles, column']);
    }
  });

  it('leaves room for one panel beside a sheet', async () => {
    show({ stages: [sheet], panels: [ruler(), ruler({ id: 'second', shortcut: 'S' })] });
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    for (const key of ['r', 's']) {
      fireEvent.keyDown(document.body, { key });
      await arrive();
    }
    expect(sheets()).toHaveLength(1);
  });
});
