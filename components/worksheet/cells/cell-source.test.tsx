/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import * as Y from 'yjs';
import { CellSource } from '@/components/worksheet/cells/cell-source';
import { useSheetEditing } from '@/components/worksheet/use-sheet-editing';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { openSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { insertCell } from '@/lib/worksheet/sheet-document';
import { InsideSheet } from '@/tests/support/fakes/inside-sheet';
import { renderScreen } from '@/tests/support/fakes/render-screen';

// The editor itself wants a browser that lays text out; until it is here, a plain field stands in its place.
jest.mock('@/components/worksheet/cells/use-cell-editor', () => ({ useCellEditor: () => null }));

const tell = jest.fn();
const noHold = { held: null, refuse: jest.fn() };

function show(mayEditFirst: boolean) {
  const doc = new Y.Doc();
  insertCell(doc, { kind: 'calculation', after: null, source: 'k = 2' });
  const sheet = openSheet({
    doc,
    state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
    listBroken: () => [],
    readHistory: null,
    close: () => undefined,
  });
  let allow: (mayEdit: boolean) => void = () => undefined;
  function Line() {
    const cells = useReadable(sheet.cells);
    const [mayEdit, setMayEdit] = useState(mayEditFirst);
    allow = setMayEdit;
    const { focus, actions } = useSheetEditing({ sheet, hold: noHold, cells, mayEdit, tell });
    const [cell] = cells;
    if (!cell) return null;
    return (
      <>
        <InsideSheet {...{ sheet, mayEdit, actions }}>
          <CellSource {...{ cell, focus }} label="Line 1" cursors={[]} error={null} found={undefined} />
        </InsideSheet>
        <input aria-label="Message" />
      </>
    );
  }
  renderScreen(<Line />);
  return (mayEdit: boolean) => act(() => allow(mayEdit));
}

const line = () => screen.getByRole('textbox', { name: 'Line 1' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const isWritten = () => line().localName === 'textarea';

describe('a line', () => {
  it('opens where it has the focus already when the right to write comes', () => {
    const allow = show(false);
    act(() => line().focus());
    expect(isWritten()).toBe(false);
    allow(true);
    expect(isWritten()).toBe(true);
    expect(document.activeElement).toBe(line());
  });

  it('lets the focus go before the editor is here', () => {
    show(true);
    act(() => line().focus());
    act(() => message().focus());
    expect(isWritten()).toBe(false);
    expect(document.activeElement).toBe(message());
  });

  it('leaves the focus where it went while the right to write was gone', () => {
    const allow = show(true);
    act(() => line().focus());
    expect(isWritten()).toBe(true);
    allow(false);
    act(() => message().focus());
    allow(true);
    expect(isWritten()).toBe(false);
    expect(document.activeElement).toBe(message());
  });
});
