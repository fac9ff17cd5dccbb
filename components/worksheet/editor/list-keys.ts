import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';

/** A key that is the list's while one is open. */
export type ListKey = 'up' | 'down' | 'take' | 'complete' | 'close';

/** The elements that a screen reader is told of: the list, and its chosen option. */
type Told = { list: string; option: string };

const setTold = StateEffect.define<Told | null>();

const told = StateField.define<Told | null>({
  create: () => null,
  update: (before, { effects }) => {
    const given = effects.find((effect) => effect.is(setTold));
    return given ? given.value : before;
  },
  provide: (field) =>
    EditorView.contentAttributes.from(field, (now): Record<string, string> =>
      now === null
        ? {}
        : {
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': now.list,
            'aria-activedescendant': now.option,
          },
    ),
});

/** Tells screen readers which option of a list beside the editor is chosen; null once there is no list. */
export const tellList = (view: EditorView, now: Told | null): void =>
  view.dispatch({ effects: setTold.of(now) });

/**
 * Hands keys to a list beside the editor. It answers whether it took the key: else the key does what it does without a
 * list, so that Tab leads on and nobody is caught.
 */
export function listKeys(onKey: (key: ListKey, view: EditorView) => boolean): {
  keys: readonly KeyBinding[];
  extension: Extension;
} {
  const take = (key: ListKey) => (view: EditorView) => onKey(key, view);
  return {
    keys: [
      { key: 'ArrowUp', run: take('up') },
      { key: 'ArrowDown', run: take('down') },
      { key: 'Enter', run: take('take') },
      { key: 'Tab', run: take('complete') },
      { key: 'Escape', run: take('close') },
    ],
    extension: told,
  };
}
