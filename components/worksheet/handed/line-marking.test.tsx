/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as Y from 'yjs';
import { Menu } from '@/components/ui/overlays/menu';
import { LineMark } from '@/components/worksheet/handed/line-mark';
import { PartItems } from '@/components/worksheet/handed/part-items';
import { useLineMarking } from '@/components/worksheet/handed/use-line-marking';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { openSheet, type OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { partOf } from '@/lib/worksheet/handed/line-part';
import { insertCell, readCells } from '@/lib/worksheet/sheet-document';
import { InsideSheet } from '@/tests/support/fakes/inside-sheet';
import { renderScreen } from '@/tests/support/fakes/render-screen';

function openOneLine(): OpenSheet {
  const doc = new Y.Doc();
  const sheet = openSheet({
    doc,
    state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
    listBroken: () => [],
    readHistory: null,
    close: () => undefined,
  });
  insertCell(doc, { kind: 'calculation', after: null, source: 'F = 2 N' });
  return sheet;
}

/** The one line of a host's sheet, with its menu open. */
function Host({ sheet }: { sheet: OpenSheet }) {
  const [cell] = useReadable(sheet.cells);
  const { marking, dialog } = useLineMarking(sheet, true);
  return (
    <InsideSheet sheet={sheet} mayEdit>
      <LineMark part={partOf(cell!)} />
      <Menu trigger={<button>More</button>}>
        <PartItems ids={[cell!.id]} part={partOf(cell!)} marking={marking!} />
      </Menu>
      {dialog}
    </InsideSheet>
  );
}

const choose = (name: RegExp) => {
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name }));
};
const partIn = ({ doc }: OpenSheet) => readCells(doc)[0]?.options['part'];

describe('Marking lines for learners', () => {
  it('makes a line given and free again, and undo takes it back', () => {
    const sheet = openOneLine();
    renderScreen(<Host sheet={sheet} />);
    choose(/^Given/);
    expect(partIn(sheet)).toEqual({ kind: 'given' });
    screen.getByText('Given');
    choose(/^Free/);
    expect(partIn(sheet)).toBeUndefined();
    act(() => void sheet.undo.undo());
    expect(partIn(sheet)).toEqual({ kind: 'given' });
  });

  it('asks for the label of a line to fill in, and changes it later', async () => {
    const sheet = openOneLine();
    renderScreen(<Host sheet={sheet} />);
    const fill = async (item: RegExp, before: string, label: string) => {
      choose(item);
      const dialog = within(await screen.findByRole('dialog', { name: 'What learners fill in' }));
      const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Label' });
      expect(field.value).toBe(before);
      fireEvent.change(field, { target: { value: label } });
      fireEvent.click(dialog.getByRole('button', { name: 'Mark the line' }));
      await waitFor(() => expect(partIn(sheet)).toEqual({ kind: 'fill-in', label }));
    };
    await fill(/^To fill in/, '', 'Force');
    screen.getByText('To fill in: Force');
    await fill(/^Change what to fill in/, 'Force', 'Acceleration');
    screen.getByText('To fill in: Acceleration');
  });
});
