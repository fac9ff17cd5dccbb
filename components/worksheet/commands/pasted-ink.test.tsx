/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as Y from 'yjs';
import { InkDeskContext, type InkDesk } from '@/components/ink/ink-desk';
import { SheetBody } from '@/components/worksheet/sheet-body';
import { noCompany } from '@/components/worksheet/sheet-company';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { openInk, type OpenInk } from '@/lib/ink/client/open-ink';
import { makeStrokes } from '@/lib/ink/samples.fixture';
import { openSheet, type OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { readCells, insertCell } from '@/lib/worksheet/sheet-document';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/components/worksheet/cells/use-cell-editor', () => ({ useCellEditor: () => null }));
jest.mock('@/lib/core/client/use-touch', () => ({ useTouch: () => false }));
jest.mock('@/components/ink/ink-foot', () => ({ InkFoot: () => null }));
// The surface draws on a canvas; here only its ink counts.
jest.mock('@/components/worksheet/paper/paper-cell', () => ({
  PaperCell: () => <textarea aria-label="paper" />,
}));
jest.mock('@/lib/worksheet/client/use-results', () => ({
  useCalculation: () => ({
    results: new Map(),
    explain: null,
    names: () => Promise.resolve([]),
    typeset: () => Promise.resolve(null),
  }),
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const open = () => ({
  doc: new Y.Doc(),
  state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
  ...{ listBroken: () => [], readHistory: null, close: () => undefined },
});

type World = { sheet: OpenSheet; ink: OpenInk; docId: string; mayDraw?: boolean };

function Sheet({ sheet, ink, docId, mayDraw = true }: World) {
  const cells = useReadable(sheet.cells);
  const desk: InkDesk = {
    ...{ docId, mayDraw, people: noCompany.people },
    denied: { reason: undefined, way: null },
    active: createStore<string | null>(null),
    shelf: {
      ink: createStore<OpenInk | null>(ink),
      isMissing: createStore(false),
      ...{ start: () => undefined, close: () => undefined },
    },
  };
  return (
    <InkDeskContext value={desk}>
      <SheetBody id="sheet" cells={cells} sheet={sheet} mayEdit />
    </InkDeskContext>
  );
}

/** What stands in the clipboard, from one event to the next. */
function clip() {
  const kept = new Map<string, string>();
  return {
    setData: (kind: string, text: string) => void kept.set(kind, text),
    getData: (kind: string) => kept.get(kind) ?? '',
  };
}

type Clip = ReturnType<typeof clip>;

function send(what: 'copy' | 'cut' | 'paste', clipboardData: Clip) {
  const target = document.activeElement ?? document.body;
  act(() => void fireEvent(target, createEvent[what](target, { clipboardData })));
}

/** A sheet with a paper that is drawn on, copied or cut. */
function take(what: 'copy' | 'cut') {
  const sheet = openSheet(open());
  const ink = openInk(open(), { author: () => 'ada' });
  const paper = insertCell(sheet.doc, { kind: 'paper', after: null });
  ink.add({ anchor: paper, strokes: makeStrokes(2) });
  const screenNow = renderScreen(<Sheet {...{ sheet, ink }} docId="one" />);
  select();
  const clipboard = clip();
  send(what, clipboard);
  return { sheet, ink, paper, clipboard, ...screenNow };
}

const select = () => {
  const [row] = screen.getAllByRole('group');
  act(() => void fireEvent.click(within(row!).getByRole('button', { name: /^Select/ })));
};
const drawnOn = ({ sheet, ink }: Pick<World, 'sheet' | 'ink'>) =>
  readCells(sheet.doc).map(({ id }) => ink.itemsOf(id).read().length);

describe('a paper that is pasted', () => {
  it('keeps its drawing within a sheet', async () => {
    const world = take('copy');
    send('paste', world.clipboard);
    await waitFor(() => expect(drawnOn(world)).toEqual([2, 2]));
    expect(screen.queryByText(/stays behind/)).toBeNull();
  });

  it('keeps its drawing where it was cut', async () => {
    const world = take('cut');
    send('paste', world.clipboard);
    await waitFor(() => expect(drawnOn(world)).toEqual([2]));
  });

  it.each([
    ['another sheet', { docId: 'two' }, 'The drawing stays behind: it belongs to the sheet it was made on.'],
    ['one without the right', { docId: 'one', mayDraw: false }, 'The drawing stays behind, because you cannot draw here.'],
  ])('comes without it to %s, and says so', (_, place, sentence) => {
    const { clipboard, ink, unmount } = take('copy');
    unmount();
    const sheet = openSheet(open());
    insertCell(sheet.doc, { kind: 'paper', after: null });
    renderScreen(<Sheet {...{ sheet, ink }} {...place} />);
    select();
    send('paste', clipboard);
    screen.getByText(sentence);
    expect(drawnOn({ sheet, ink })).toEqual([0, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(sentence)).toBeNull();
  }); // prettier-ignore

  it('is missed in a duplicate, too, by those who may not draw', () => {
    const { sheet, ink, unmount } = take('copy');
    unmount();
    renderScreen(<Sheet {...{ sheet, ink }} docId="one" mayDraw={false} />);
    select();
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
    screen.getByText('The drawing stays behind, because you cannot draw here.');
    expect(drawnOn({ sheet, ink })).toEqual([2, 0]);
  });
});
