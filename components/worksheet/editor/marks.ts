import { StateEffect, StateField, type Range, type Text } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { PersonHue } from '@/lib/core/person-hue';

/** What is drawn over a text: the place of an error, and the carets of others. */
export type Marks = {
  error: { start: number; length: number } | null;
  carets: readonly { head: number; hue: PersonHue }[];
};

const setMarks = StateEffect.define<Marks>();

export const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (drawn, { changes, effects, state }) => {
    const given = effects.find((effect) => effect.is(setMarks));
    return given ? draw(given.value, state.doc) : drawn.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const showMarks = (view: EditorView, given: Marks): void =>
  view.dispatch({ effects: setMarks.of(given) });

function draw({ error, carets }: Marks, { length }: Text): DecorationSet {
  const drawn: Range<Decoration>[] = carets
    .filter(({ head }) => head <= length)
    .map(({ head, hue }) => Decoration.widget({ widget: new Caret(hue), side: 1 }).range(head));
  if (error !== null && error.start < length) {
    const end = Math.min(length, error.start + Math.max(1, error.length));
    drawn.push(Decoration.mark({ class: 'wavy' }).range(error.start, end));
  }
  return Decoration.set(drawn, true);
}

/** Where another person writes. */
class Caret extends WidgetType {
  readonly hue: PersonHue;

  constructor(hue: PersonHue) {
    super();
    this.hue = hue;
  }

  override eq(other: Caret): boolean {
    return other.hue === this.hue;
  }

  toDOM(): HTMLElement {
    const caret = document.createElement('span');
    caret.className = 'remote-caret';
    caret.dataset['hue'] = String(this.hue);
    caret.ariaHidden = 'true';
    return caret;
  }
}
