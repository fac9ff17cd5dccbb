import { EditorSelection, type EditorState } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const closings = new Set(Object.values(pairs));

/**
 * Closes brackets: an opening one brings its other half, which is typed over. What is selected gets both around it.
 */
export const closeBrackets = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view;
  const { main } = state.selection;
  if (from !== main.from || to !== main.to || view.composing) return false;
  const closing = pairs[text];
  if (closing !== undefined) {
    if (main.empty && !standsFree(state, from)) return false;
    const inside = state.sliceDoc(from, to);
    view.dispatch({
      changes: { from, to, insert: text + inside + closing },
      selection: EditorSelection.range(from + 1, to + 1),
      userEvent: 'input.type',
    });
    return true;
  }
  if (!closings.has(text) || !main.empty || !isTypedOver(state, from, text)) return false;
  view.dispatch({ selection: { anchor: from + 1 }, scrollIntoView: true, userEvent: 'select' });
  return true;
});

/** Backspace between the two halves takes both. */
export const deletePair: KeyBinding = {
  key: 'Backspace',
  run: (view) => {
    const { state } = view;
    const { main } = state.selection;
    const closing = pairs[state.sliceDoc(main.from - 1, main.from)];
    if (!main.empty || closing === undefined || state.sliceDoc(main.from, main.from + 1) !== closing) {
      return false;
    }
    view.dispatch(
      state.update({ changes: { from: main.from - 1, to: main.from + 1 }, userEvent: 'delete.backward' }),
    );
    return true;
  },
};

/** Before a word or a number somebody puts a bracket around what is there: its other half comes by hand. */
const standsFree = (state: EditorState, at: number): boolean =>
  !/^[\p{L}\p{N}_.([{√]/u.test(state.sliceDoc(at, at + 1));

/** A closing bracket before the same one is that one, unless the line has too few of them. */
function isTypedOver(state: EditorState, at: number, closing: string): boolean {
  if (state.sliceDoc(at, at + 1) !== closing) return false;
  const text = state.doc.toString();
  const opening = Object.keys(pairs).find((one) => pairs[one] === closing) ?? '';
  const count = (bracket: string) => text.split(bracket).length - 1;
  return count(closing) >= count(opening);
}
