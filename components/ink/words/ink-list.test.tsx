/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import * as Y from 'yjs';
import type { InkDesk } from '@/components/ink/ink-desk';
import { InkList } from '@/components/ink/words/ink-list';
import { createStore } from '@/lib/core/client/create-store';
import { personColour } from '@/lib/core/person-hue';
import { openInk } from '@/lib/ink/client/open-ink';
import { surfaceInk, type SurfaceInk } from '@/lib/ink/client/pad/surface-ink';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const desk: InkDesk = {
  ...{ docId: 'sheet', mayDraw: true, denied: { reason: undefined, way: null } },
  people: { nameOf: () => 'Emmy', colourOf: personColour },
  shelf: {
    ink: createStore(null),
    isMissing: createStore(false),
    start: () => undefined,
    close: () => undefined,
  },
  active: createStore<string | null>(null),
};
const line = (y: number) => ({
  ...({ tool: 'highlighter', colour: 0, width: 22, ms: 100, isStraight: true } as const),
  points: [10, 200].map((x) => ({ x, y, pressure: 0.5 })),
});

/** A list of three shapes. */
function openList(): SurfaceInk {
  const state = { read: () => ({ phase: 'ready', unsaved: 0 }) as never, subscribe: () => () => undefined };
  const ink = openInk(
    { doc: new Y.Doc(), state, readHistory: null, listBroken: () => [], close: () => undefined },
    { author: () => 'emmy' },
  );
  const here = surfaceInk(ink, 'a', null);
  for (const y of [100, 300, 500]) here.add([line(y)]);
  renderScreen(<Rows here={here} />);
  return here;
}
function Rows({ here }: { here: SurfaceInk }) {
  const items = useSyncExternalStore(here.items.subscribe, here.items.read);
  return <InkList id="list" ink={here} {...{ items, desk }} />;
}
const row = (at: number) => screen.getAllByRole('button')[at]!;

it('keeps the focus on a shape that moves, and goes on from one that goes', () => {
  const here = openList();
  act(() => row(1).focus());
  fireEvent.click(row(1));
  for (let press = 0; press < 2; press += 1) fireEvent.keyDown(row(1), { key: 'ArrowDown' });
  expect(here.items.read().map(({ stroke }) => Math.round(stroke.points[0]!.y))).toEqual([100, 308, 500]);
  expect(document.activeElement).toBe(row(1));
  fireEvent.keyDown(row(1), { key: 'Delete' });
  expect(document.activeElement).toBe(row(1));
  fireEvent.click(row(1));
  fireEvent.keyDown(row(1), { key: 'Delete' });
  expect(document.activeElement).toBe(row(0));
  expect(here.items.read()).toHaveLength(1);
});
