/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as Y from 'yjs';
import { InkDeskContext, type InkDesk } from '@/components/ink/ink-desk';
import { LivePlot } from '@/components/worksheet/plot/live-plot';
import { noCompany } from '@/components/worksheet/sheet-company';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { openInk, type OpenInk } from '@/lib/ink/client/open-ink';
import { makeStrokes } from '@/lib/ink/samples.fixture';
import type { Plot } from '@/lib/math/plot/plot';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const curve = { label: 'y', tex: null, isData: false, errors: null, xs: [0, 10], ys: [0, 10] };
const plot: Plot = {
  ...{ curves: [curve], points: [], now: null, window: { left: 0, right: 10, bottom: 0, top: 10 } },
  ...{ x: { name: 'x', unit: '', from: 0, to: 10 }, y: { unit: '' } },
};
const cell = { id: 'plot', ord: 'a', kind: 'plot' as const, source: 'y', options: {} };
const nothing = () => undefined;
const slides: SlideActions = {
  ...{ move: nothing, leave: nothing, setRange: nothing, begin: nothing },
  ...{ moveNames: nothing, leaveNames: nothing, findNumber: () => null },
};

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
});

function openDesk(): { desk: InkDesk; ink: OpenInk } {
  const ink = openInk(
    {
      doc: new Y.Doc(),
      state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
      ...{ readHistory: null, listBroken: () => [], close: nothing },
    },
    { author: () => 'ada' },
  );
  const shelf = {
    ink: createStore<OpenInk | null>(ink),
    isMissing: createStore(false),
    ...{ start: nothing, close: nothing },
  };
  const denied = { reason: undefined, way: null };
  const active = createStore<string | null>(null);
  return {
    ink,
    desk: { ...{ docId: 'sheet', mayDraw: true, denied, people: noCompany.people }, shelf, active },
  };
}

/** Presses *As SVG* and gives what is in the file. */
async function save(): Promise<string> {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:plot';
  };
  URL.revokeObjectURL = nothing;
  HTMLAnchorElement.prototype.click = nothing;
  fireEvent.keyDown(screen.getByRole('button', { name: 'Save the plot' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'As SVG' }));
  await waitFor(() => expect(files).toHaveLength(1));
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(files[0]!);
  });
}

it('saves a plot with its ink, where it lies on the axes', async () => {
  const { desk, ink } = openDesk();
  ink.add({
    anchor: 'plot',
    strokes: makeStrokes(1, { height: 300 }),
    frame: { x0: 5, x1: 15, y0: 0, y1: 5, height: 400 },
  });
  ink.add({ anchor: 'other', strokes: makeStrokes(1, { height: 300 }) });
  renderScreen(
    <InkDeskContext value={desk}>
      <LivePlot
        {...{ plot, cell, slides }}
        label="Line 1"
        mayEdit
        choice={{ choose: nothing, keep: nothing }}
      />
    </InkDeskContext>,
  );
  const svg = await save();
  const over =
    /<svg x="360" y="180" width="720" height="180"><svg[^>]*viewBox="0 0 1000 400".*?<\/svg><\/svg>/su;
  expect(svg.match(over)?.[0].match(/<g /g)).toHaveLength(1);
});
