import { cursorCharLeft, cursorCharRight, deleteCharBackward } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';

/** What keys outside an editor do in it. */
export type EditorPort = {
  /** Writes over the selection; the caret comes to stand at `|`, else behind. */
  write: (template: string) => void;
  left: () => void;
  right: () => void;
  erase: () => void;
  /** Takes what an open list has chosen; answers whether one was open. */
  take: () => boolean;
  /** Shows or hides the keyboard of the phone. The focus goes and comes back with it. */
  setKeyboard: (isShown: boolean) => void;
};

export function toEditorPort(view: EditorView, take: () => boolean): EditorPort {
  return {
    write: (template) => {
      const at = template.indexOf('|');
      const { from, to } = view.state.selection.main;
      view.dispatch({
        changes: { from, to, insert: template.replace('|', '') },
        selection: { anchor: from + (at === -1 ? template.length : at) },
        userEvent: 'input',
        scrollIntoView: true,
      });
      view.focus();
    },
    left: () => void cursorCharLeft(view),
    right: () => void cursorCharRight(view),
    erase: () => void deleteCharBackward(view),
    take,
    setKeyboard: (isShown) => {
      view.contentDOM.inputMode = isShown ? 'text' : 'none';
      // A phone looks at it when the focus comes.
      view.contentDOM.blur();
      view.focus();
    },
  };
}
