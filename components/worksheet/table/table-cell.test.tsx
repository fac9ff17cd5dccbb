/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import * as Y from 'yjs';
import { TableCell } from '@/components/worksheet/table/table-cell';
import type { CellActions, CellFocus } from '@/components/worksheet/use-sheet-editing';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { createSheet } from '@/lib/math/sheet/create-sheet';
import { openSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { insertCell, readCells } from '@/lib/worksheet/sheet-document';
import { InsideSheet } from '@/tests/support/fakes/inside-sheet';
import { renderScreen } from '@/tests/support/fakes/render-screen';

function show(source: string, mayEdit: boolean) {
  const doc = new Y.Doc();
  insertCell(doc, { kind: 'table', after: null, source });
  const sheet = openSheet({
    doc,
    state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
    listBroken: () => [],
    readHistory: null,
    close: () => undefined,
  });
  const go = jest.fn();
  function Cell() {
    const [focus, setFocus] = useState<CellFocus | null>(null);
    const [cell] = useReadable(sheet.cells);
    if (!cell) return null;
    const [result] = createSheet().apply({ set: [{ id: cell.id, source: cell.source, kind: 'table' }] });
    const actions: Partial<CellActions> = {
      open: (id, at = 'end') => setFocus({ id, at }),
      close: () => setFocus(null),
      go,
    };
    return (
      <InsideSheet {...{ sheet, mayEdit, actions }}>
        <TableCell
          {...{ cell, focus }}
          label="Table 1"
          cursors={[]}
          error={result?.error ?? null}
          found={undefined}
          computed={result === undefined ? undefined : { result, lastShown: null }}
        />
      </InsideSheet>
    );
  }
  renderScreen(<Cell />);
  return { go, source: () => readCells(doc)[0]?.source, undo: () => act(() => void sheet.undo.undo()) };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const key = (name: string, options = {}) =>
  fireEvent.keyDown(document.activeElement!, { key: name, ...options });

describe('a table', () => {
  it('shows a reader its results, and nothing to write in', () => {
    show('t in s\tv = 2*t\n1.5', false);
    screen.getByRole('row', { name: '1 1.5 3' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: 'Table 1' }).tabIndex).toBe(0);
  });

  it('leads by keys over what is calculated, and out at its ends', () => {
    const { go, source } = show('t\tv = 2*t\ts\n1\t\t2', true);
    fireEvent.focus(field('t, row 1'));
    key('Tab');
    expect(document.activeElement).toBe(field('s, row 1'));
    key('ArrowDown');
    expect(go).toHaveBeenLastCalledWith(expect.any(String), 1);
    key('Enter');
    expect(document.activeElement).toBe(field('s, row 2'));
    expect(source()).toBe('t\tv = 2*t\ts\n1\t\t2\n');
    key('Tab', { shiftKey: true });
    key('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(field('s, row 1'));
  });

  it('grows by Tab in its last field, and Enter after Tabs begins the next row', () => {
    const { source } = show('t\ts\n1\t2', true);
    const type = (value: string) => fireEvent.change(document.activeElement!, { target: { value } });
    fireEvent.focus(field('s, row 1'));
    key('Tab');
    expect(document.activeElement).toBe(field('t, row 2'));
    type('3');
    key('Tab');
    type('4');
    key('Enter');
    expect(document.activeElement).toBe(field('t, row 3'));
    type('5');
    expect(source()).toBe('t\ts\n1\t2\n3\t4\n5');
  });

  it('lets Tab lead out of an empty last row', () => {
    const { source } = show('t\n1\n', true);
    fireEvent.focus(field('t, row 2'));
    key('Tab');
    expect(source()).toBe('t\n1\n');
  });

  it('takes back all that was typed in a field at once', () => {
    const { source, undo } = show('t\n1', true);
    fireEvent.focus(field('t, row 1'));
    for (const value of ['12', '123']) fireEvent.change(field('t, row 1'), { target: { value } });
    key('Enter');
    expect(source()).toBe('t\n123\n');
    undo();
    undo();
    expect(source()).toBe('t\n1');
  });

  it('fills fields from a pasted block, and says when there is no room', () => {
    const { source } = show('t\n1', true);
    fireEvent.focus(field('t, row 1'));
    const paste = (text: string) =>
      fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
    paste('5\t6\n7\t8');
    expect(source()).toBe('t\n5\t6\n7\t8');
    paste('9\n'.repeat(600));
    expect(source()).toBe('t\n5\t6\n7\t8');
    expect(screen.getByRole('status').textContent).toMatch(/500 rows, 20 columns/u);
  });

  it.each([
    ['column', 'Column s', 'Delete column s', 'Column s is deleted.', 't\n1\n3'],
    ['row', 'Row 1', 'Delete row 1', 'Row 1 is deleted.', 't\ts\n3\t4'],
  ])('says that a %s is deleted, with the way back in sight until the next change', (...names) => {
    const [, menu, entry, words, left] = names;
    const { source } = show('t\ts\n1\t2\n3\t4', true);
    const remove = () => {
      fireEvent.focus(field('t, row 1'));
      fireEvent.keyDown(screen.getByRole('button', { name: menu }), { key: 'Enter' });
      fireEvent.click(screen.getByRole('menuitem', { name: entry }));
    };
    remove();
    expect(source()).toBe(left);
    screen.getByText(words);
    fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(source()).toBe('t\ts\n1\t2\n3\t4');
    expect(screen.queryByText(words)).toBeNull();
    remove();
    fireEvent.change(document.activeElement!, { target: { value: 'x' } });
    expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
  });
});
