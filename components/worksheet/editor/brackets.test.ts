/** @jest-environment jsdom */
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { closeBrackets, deletePair } from './brackets';

/** Types into a text with the caret at `|`, as the browser tells an editor of it. */
function type(text: string, keys: string): string {
  const at = text.indexOf('|');
  const view = new EditorView({
    state: EditorState.create({
      doc: text.replace('|', ''),
      selection: { anchor: at },
      extensions: closeBrackets,
    }),
  });
  for (const key of keys) {
    const { from, to } = view.state.selection.main;
    const insert = () => view.state.update(view.state.replaceSelection(key));
    if (key === '<') deletePair.run?.(view);
    else if (!view.state.facet(EditorView.inputHandler).some((take) => take(view, from, to, key, insert)))
      view.dispatch(insert());
  }
  const { doc, selection } = view.state;
  view.destroy();
  return `${doc.sliceString(0, selection.main.head)}|${doc.sliceString(selection.main.head)}`;
}

describe('brackets', () => {
  it.each([
    ['|', '(', '(|)'],
    ['|', '(2+3)', '(2+3)|'],
    ['|', 'f(g(x))', 'f(g(x))|'],
    ['|', '[1]', '[1]|'],
    ['|2 + 3', '(', '(|2 + 3'],
    ['((2|)', ')', '((2)|)'],
    ['a |', '(<', 'a |'],
    ['2|', ')', '2)|'],
  ])('in %j, typing %j gives %j', (text, keys, expected) => {
    expect(type(text, keys)).toBe(expected);
  });
});
