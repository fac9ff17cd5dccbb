import * as Y from 'yjs';
import { moveInk } from '../../edit/transform';
import { openInk } from '../open-ink';
import { surfaceInk } from './surface-ink';
import { changeSelected, inkSelection, selectedOf, selectInk } from './selection';

const style = { tool: 'pen', colour: 0, width: 2.5, ms: 100, isStraight: false } as const;
const line = (y: number) => ({
  ...style,
  points: [10, 60, 110].map((x) => ({ x, y, pressure: 0.5 })),
});

const open = () => {
  const doc = new Y.Doc();
  const state = { read: () => ({ phase: 'ready', unsaved: 0 }) as never, subscribe: () => () => undefined };
  const opened = openInk(
    { doc, state, readHistory: null, listBroken: () => [], close: () => undefined },
    { author: () => 'emmy' },
  );
  const ink = surfaceInk(opened, 'a', null);
  for (const y of [10, 30, 50]) ink.add([line(y)]);
  return { ink, read: ink.items.read };
};

describe('a selection', () => {
  it('follows strokes through each change of them', () => {
    const { ink, read } = open();
    selectInk('a', read().slice(1));
    for (let turn = 0; turn < 3; turn += 1) changeSelected(ink, (items) => moveInk(items, { x: 0, y: 100 }));
    const chosen = selectedOf(inkSelection.read(), 'a', read());
    expect(chosen.map(({ stroke }) => Math.round(stroke.points[0]?.y ?? 0))).toEqual([330, 350]);
    expect(read()).toHaveLength(3);
  });

  it('follows one piece of a stroke that was cut', () => {
    const { ink, read } = open();
    const [first] = read();
    if (!first) throw new Error('no stroke');
    ink.replace([{ item: first, strokes: [line(10), line(20)] }]);
    selectInk(
      'a',
      read().filter(({ stroke }) => Math.round(stroke.points[0]?.y ?? 0) === 20),
    );
    changeSelected(ink, (items) => moveInk(items, { x: 0, y: 500 }));
    const chosen = selectedOf(inkSelection.read(), 'a', read());
    expect(chosen.map(({ stroke }) => Math.round(stroke.points[0]?.y ?? 0))).toEqual([520]);
  });

  it('holds nothing of another surface, nor what somebody erased', () => {
    const { ink, read } = open();
    selectInk('a', read());
    ink.erase(read().slice(0, 2));
    expect(selectedOf(inkSelection.read(), 'a', read())).toHaveLength(1);
    expect(selectedOf(inkSelection.read(), 'b', read())).toEqual([]);
  });
});
