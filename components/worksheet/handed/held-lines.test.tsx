/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as Y from 'yjs';
import { HandedPageContext } from '@/components/worksheet/handed/handed-page';
import { SheetBody } from '@/components/worksheet/sheet-body';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { openSheet, type OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { insertCells } from '@/lib/worksheet/edit/edit-cells';
import { readCells, type SheetCell } from '@/lib/worksheet/sheet-document';
import { renderScreen } from '@/tests/support/fakes/render-screen';

// The editor itself wants a browser that lays text out; until it is here, a plain field stands in its place.
jest.mock('@/components/worksheet/cells/use-cell-editor', () => ({ useCellEditor: () => null }));
jest.mock('@/lib/core/client/use-touch', () => ({ useTouch: () => false }));
jest.mock('@/lib/worksheet/client/use-results', () => ({
  useCalculation: () => ({
    results: new Map(),
    explain: null,
    names: () => Promise.resolve([]),
    typeset: () => Promise.resolve(null),
  }),
}));

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

/** A page with a given line, one to fill in, and two that are free. */
function openPage(): OpenSheet {
  const doc = new Y.Doc();
  insertCells(doc, null, [
    { kind: 'calculation', source: 'm = 2 kg', options: { part: { kind: 'given' } } },
    { kind: 'calculation', source: '', options: { part: { kind: 'fill-in', label: 'Force' } } },
    { kind: 'calculation', source: 'a = 1' },
    { kind: 'calculation', source: 'b = 2' },
  ]);
  const sheet = openSheet({
    doc,
    state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
    listBroken: () => [],
    readHistory: null,
    close: () => undefined,
  });
  return sheet;
}

type PageProps = { sheet: OpenSheet; original: readonly SheetCell[]; pace: number | undefined };

function Page({ sheet, original, pace }: PageProps) {
  const cells = useReadable(sheet.cells);
  return (
    <HandedPageContext value={{ original, pace }}>
      <SheetBody id="page" sheet={sheet} cells={cells} mayEdit />
    </HandedPageContext>
  );
}

function show(pace?: number) {
  const sheet = openPage();
  renderScreen(<Page {...{ sheet, pace }} original={readCells(sheet.doc)} />);
  return { sources: () => readCells(sheet.doc).map(({ source }) => source) };
}

const line = (number: number) => screen.getByRole('group', { name: `Line ${String(number)}` });
const textOf = (number: number) => within(line(number)).getByRole('textbox');
const select = (number: number) =>
  act(() => void fireEvent.click(within(line(number)).getByRole('button', { name: /^Select/ })));
const press = (key: string, more = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const given = 'Line 1 was given by your teacher and stays as it is. Write in another line.';

describe('The lines of a page', () => {
  it('keeps a given line as it is, and says why on a press', () => {
    show();
    within(line(1)).getByText('Given');
    expect(textOf(1).getAttribute('aria-readonly')).toBe('true');
    act(() => void fireEvent.click(textOf(1)));
    screen.getByText(given);
    act(() => textOf(3).focus());
    expect(screen.queryByText(given)).toBeNull();
    expect(textOf(3).localName).toBe('textarea');
  });

  it('deletes and moves no line that is held', () => {
    const { sources } = show();
    const before = sources();
    select(1);
    press('Delete');
    screen.getByText(given);
    press('ArrowDown', { altKey: true });
    select(2);
    press('Delete');
    screen.getByText('Line 2 is there to be filled in, so it stays in its place.');
    expect(sources()).toEqual(before);
    select(3);
    press('Delete');
    expect(sources()).toEqual(['m = 2 kg', '', 'b = 2']);
  });

  it('lets learners write in a line to fill in, under its label', () => {
    show();
    within(line(2)).getByText('To fill in: Force');
    act(() => textOf(2).focus());
    expect(textOf(2).localName).toBe('textarea');
  });

  it('folds what comes behind the pace, and shows it only to be read', () => {
    show(3);
    const later = within(screen.getByRole('region', { name: 'Lines for later' }));
    later.getByText('Your teacher lets everybody work up to line 3.');
    expect(screen.queryByRole('group', { name: 'Line 4' })).toBeNull();
    act(() => void fireEvent.click(later.getByRole('button', { name: 'Read the next line' })));
    expect(within(line(4)).getByRole('textbox').getAttribute('aria-readonly')).toBe('true');
    expect(textOf(3).getAttribute('aria-readonly')).toBe('false');
  });
});
