'use client';

import type { EditorView } from '@codemirror/view';
import { use, useEffect, useRef, useState } from 'react';
import { CompletionContext } from '@/components/worksheet/editor/completion-context';
import type { EditorOption } from '@/components/worksheet/editor/editor-list';
import type { KnownName } from '@/lib/math/show/list-names';
import {
  findCompletions,
  type Completion,
  type Completions,
} from '@/lib/worksheet/complete/find-completions';
import { isProse } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** The names that the word at the caret can become, from when Tab opens them. */
export function useNameCompletions(view: EditorView | null, cell: SheetCell) {
  const source = use(CompletionContext);
  const [found, setFound] = useState<Completions | null>(null);
  const known = useRef<readonly KnownName[]>([]);
  useEffect(() => {
    void source.known().then((names) => {
      known.current = names;
    });
  }, [source]);

  const findAt = ({ state }: EditorView): Completions | null => {
    const { main } = state.selection;
    if (!main.empty || isProse(cell.kind)) return null;
    return findCompletions(state.doc.toString(), main.head, source.own(cell.id), known.current);
  };
  const take = (editor: EditorView, completions: Completions, one: Completion) => {
    setFound(null);
    complete(editor, completions, one);
  };
  return {
    isOpen: found !== null,
    /** Null while no list is open. */
    options:
      found === null || view === null
        ? null
        : found.options.map((one): EditorOption => ({
            id: one.name,
            name: one.name,
            about: one.about,
            take: () => take(view, found, one),
          })),
    /** Opens the list, or takes the only name at once. Answers false where no name fits. */
    open: (editor: EditorView): boolean => {
      const now = findAt(editor);
      const [only, ...others] = now?.options ?? [];
      if (now === null || only === undefined) return false;
      if (others.length === 0) take(editor, now, only);
      else setFound(now);
      return true;
    },
    /** The text or the caret has changed: an open list follows them. */
    follow: (editor: EditorView): void => {
      if (found !== null) setFound(findAt(editor));
    },
    close: (): void => setFound(null),
  };
}

function complete(editor: EditorView, { from, to }: Completions, { write }: Completion): void {
  const caret = write.indexOf('|');
  editor.dispatch({
    changes: { from, to, insert: write.replace('|', '') },
    selection: { anchor: from + (caret < 0 ? write.length : caret) },
    userEvent: 'input.complete',
  });
}
