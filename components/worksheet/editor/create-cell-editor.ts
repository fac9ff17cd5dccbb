import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, type KeyBinding } from '@codemirror/view';
import { insertNewline, standardKeymap } from '@codemirror/commands';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import type * as Y from 'yjs';
import { longestSource } from '@/lib/worksheet/sheet-document';
import { closeBrackets, deletePair } from './brackets';
import { listKeys, type ListKey } from './list-keys';
import { marks } from './marks';
import { signs } from './signs';

type EditorActions = {
  onSelect: (view: EditorView, anchor: number, head: number) => void;
  /** A key that a list beside the editor may take. */
  onListKey: (key: ListKey, view: EditorView) => boolean;
  /** After each change that this person made. */
  onWrite: () => void;
  /** A change was refused, because the cell has no room for it. */
  onFull: () => void;
  /** Enter, except where it breaks the line. */
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
  /** Enter breaks the line; in an empty last line it leaves the cell. */
  hasLines: boolean;
  /** It holds a formula, whose signs are drawn and whose brackets close. */
  isFormula: boolean;
  actions: EditorActions;
};

/** An editor that writes into a shared text. Undo is the sheet's, so it takes back this person's changes alone. */
export function createCellEditor(parts: CellEditorParts): EditorView {
  const { parent, text, undo, label, hasLines, isFormula, actions } = parts;
  const list = listKeys(actions.onListKey);
  const extensions: Extension[] = [
    list.extension,
    yCollab(text, null, { undoManager: undo }),
    ...(isFormula ? [signs, closeBrackets] : []),
    keymap.of([
      ...list.keys,
      ...(isFormula ? [deletePair] : []),
      ...betweenCells(actions, hasLines),
      ...yUndoManagerKeymap,
      ...standardKeymap,
    ]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', spellcheck: 'false' }),
    EditorState.changeFilter.of((transaction) => {
      const fits = transaction.newDoc.length <= Math.max(longestSource, transaction.startState.doc.length);
      if (!fits) actions.onFull();
      return fits;
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state, view }) => {
      if (docChanged && transactions.some((one) => one.isUserEvent('input') || one.isUserEvent('delete'))) {
        actions.onWrite();
      }
      const { anchor, head } = state.selection.main;
      if (docChanged || selectionSet) actions.onSelect(view, anchor, head);
    }),
    EditorView.domEventHandlers({
      blur: () => {
        actions.onLeave();
      },
      focus: (_, view) =>
        actions.onSelect(view, view.state.selection.main.anchor, view.state.selection.main.head),
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
      run: (view) => {
        if (hasLines && !leavesLines(view)) return insertNewline(view);
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

/** Whether the caret stands in an empty last line, which goes then. */
function leavesLines(view: EditorView): boolean {
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.head);
  if (line.number !== doc.lines || line.number === 1 || line.text.trim() !== '') return false;
  view.dispatch({ changes: { from: line.from - 1, to: line.to }, userEvent: 'delete' });
  return true;
}

/** The cell gives font, padding and colours. */
const bareLook = EditorView.theme({
  '&': { backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'var(--orchid)' },
  '.cm-line': { padding: '0' },
});
