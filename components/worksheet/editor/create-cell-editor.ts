import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, type KeyBinding } from '@codemirror/view';
import { standardKeymap } from '@codemirror/commands';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import type * as Y from 'yjs';
import { longestSource } from '@/lib/worksheet/sheet-document';
import { marks } from './marks';

export type EditorActions = {
  onSelect: (anchor: number, head: number) => void;
  /** After each change that this person made. */
  onWrite: () => void;
  /** A change was refused, because the cell has no room for it. */
  onFull: () => void;
  onEnter: () => void;
  onStep: (step: -1 | 1) => void;
  /** Backspace in an empty cell. */
  onRemove: () => void;
  onLeave: () => void;
};

type CellEditorParts = {
  parent: HTMLElement;
  text: Y.Text;
  undo: Y.UndoManager;
  label: string;
  actions: EditorActions;
  /** Enter begins a new line in the cell; in an empty last one it leaves for the next cell. */
  hasLines: boolean;
};

/** An editor that writes into a shared text. Undo is the sheet's, so it takes back this person's changes alone. */
export function createCellEditor({
  parent,
  text,
  undo,
  label,
  actions,
  hasLines,
}: CellEditorParts): EditorView {
  const extensions: Extension[] = [
    yCollab(text, null, { undoManager: undo }),
    keymap.of([...betweenCells(actions, hasLines), ...yUndoManagerKeymap, ...standardKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', spellcheck: 'false' }),
    EditorState.changeFilter.of((transaction) => {
      const fits = transaction.newDoc.length <= Math.max(longestSource, transaction.startState.doc.length);
      if (!fits) actions.onFull();
      return fits;
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state }) => {
      if (docChanged && transactions.some((one) => one.isUserEvent('input') || one.isUserEvent('delete'))) {
        actions.onWrite();
      }
      const { anchor, head } = state.selection.main;
      if (docChanged || selectionSet) actions.onSelect(anchor, head);
    }),
    EditorView.domEventHandlers({
      blur: () => {
        actions.onLeave();
      },
      focus: (_, view) => actions.onSelect(view.state.selection.main.anchor, view.state.selection.main.head),
    }),
    marks,
    bareLook,
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text.toJSON(), extensions }) });
}

/** Keys that lead from one cell to another. */
function betweenCells(actions: EditorActions, hasLines: boolean): KeyBinding[] {
  const onEdge = (step: -1 | 1) => (view: EditorView) => {
    const { main } = view.state.selection;
    const line = view.state.doc.lineAt(main.head).number;
    if (line !== (step === -1 ? 1 : view.state.doc.lines)) return false;
    actions.onStep(step);
    return true;
  };
  return [
    {
      key: 'Enter',
      run: ({ state }) => {
        const line = state.doc.lineAt(state.selection.main.head);
        const isLeaving = line.text === '' && line.number === state.doc.lines && line.number > 1;
        if (hasLines && !isLeaving) return false;
        actions.onEnter();
        return true;
      },
      shift: () => false,
    },
    { key: 'ArrowUp', run: onEdge(-1) },
    { key: 'ArrowDown', run: onEdge(1) },
    {
      key: 'Backspace',
      run: ({ state }) => {
        if (state.doc.length > 0) return false;
        actions.onRemove();
        return true;
      },
    },
    { key: 'Escape', run: (view) => (view.contentDOM.blur(), true) },
  ];
}

/** The cell gives font, padding and colours. */
const bareLook = EditorView.theme({
  '&': { backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'var(--orchid)' },
  '.cm-line': { padding: '0' },
});
