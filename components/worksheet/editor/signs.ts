import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import { marks } from '@/components/worksheet/editor/marks';
import { signSpans } from '@/lib/worksheet/signs/sign-spans';

const raised = Decoration.mark({ class: 'raised-sign' });

/**
 * Draws signs over what is typed: `·` over `*`, `√` over `sqrt`, `π` over `pi`. The typed text stays in its place,
 * only closer together, so the caret, the selection, what is copied, the carets of others and screen readers have it
 * as it is. `globals.css` has the looks.
 */
export const signs = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = drawSigns(view);
    }

    update({ docChanged, transactions, view }: ViewUpdate) {
      // The marks of errors and of others come as effects.
      if (docChanged || transactions.some(({ effects }) => effects.length > 0))
        this.decorations = drawSigns(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

/** A sign that an error or the caret of somebody else cuts in two is shown as it is typed: it would be drawn twice. */
function isCut({ state }: EditorView, from: number, to: number): boolean {
  let isFound = false;
  state.field(marks, false)?.between(from, to, (start, end) => {
    isFound ||= [start, end].some((at) => at > from && at < to);
  });
  return isFound;
}

function drawSigns(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to, sign } of signSpans(view.state.doc.toString())) {
    if (isCut(view, from, to)) continue;
    builder.add(from, to, sign === null ? raised : signMark(sign, to - from));
  }
  return builder.finish();
}

const known = new Map<string, Decoration>();

/** Letters of a sign are drawn closer together the more there are, so that it takes the room of one. */
function signMark(sign: string, length: number): Decoration {
  const key = `${sign}${String(length)}`;
  const mark =
    known.get(key) ??
    Decoration.mark({
      class: 'typed-sign',
      attributes: { 'data-sign': sign, 'data-letters': String(sign === '' ? 0 : length) },
    });
  known.set(key, mark);
  return mark;
}
