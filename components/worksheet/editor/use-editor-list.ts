'use client';

import type { EditorView } from '@codemirror/view';
import { use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { CompletionContext } from '@/components/worksheet/editor/completion-context';
import { optionId, type EditorOption } from '@/components/worksheet/editor/editor-list';
import { tellList, type ListKey } from '@/components/worksheet/editor/list-keys';
import { useInsertionOptions } from '@/components/worksheet/editor/use-insertion-options';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import type { KnownName } from '@/lib/math/show/list-names';
import {
  findCompletions,
  type Completion,
  type Completions,
} from '@/lib/worksheet/complete/find-completions';
import { isProse } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** What an open list shows, and what its keys do. */
type OpenList = {
  id: string;
  kind: 'insert' | 'complete';
  options: readonly EditorOption[];
  chosen: number;
  choose: (place: number) => void;
};

/** What the editor tells its list; the list may take a key. */
export type ListKeys = {
  onKey: (key: ListKey, editor: EditorView) => boolean;
  follow: (editor: EditorView) => void;
};

type EditorListInput = { view: EditorView | null; cell: SheetCell };

/** The list beside the editor: of cells after `/`, or of names that Tab has opened. */
export function useEditorList({ view, cell }: EditorListInput) {
  const id = useId();
  const { actions } = useSheetContext();
  const source = use(CompletionContext);
  const insertionOptions = useInsertionOptions(cell, actions);
  const [found, setFound] = useState<Completions | null>(null);
  const [seen, setSeen] = useState(cell.source);
  const [chosen, choose] = useState(0);
  // The text for which Escape has closed the list.
  const [closed, setClosed] = useState<string | null>(null);
  if (seen !== cell.source) {
    setSeen(cell.source);
    choose(0);
  }
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
  const complete = (editor: EditorView, { from, to }: Completions, { write }: Completion) => {
    setFound(null);
    const caret = write.indexOf('|');
    editor.dispatch({
      changes: { from, to, insert: write.replace('|', '') },
      selection: { anchor: from + (caret < 0 ? write.length : caret) },
      userEvent: 'input.complete',
    });
  };
  const options =
    found === null || view === null
      ? insertionOptions
      : found.options.map((one): EditorOption => ({
          id: one.name,
          name: one.name,
          about: one.about,
          take: () => complete(view, found, one),
        }));
  const isOpen = view !== null && options.length > 0 && (found !== null || closed !== cell.source);
  const at = Math.min(chosen, options.length - 1);

  const onKey = (key: ListKey, editor: EditorView): boolean => {
    if (!isOpen) {
      if (key !== 'complete' || closed === cell.source) return false;
      const now = findAt(editor);
      const [only, ...others] = now?.options ?? [];
      if (now === null || only === undefined) return false;
      if (others.length === 0) complete(editor, now, only);
      else setFound(now);
      return true;
    }
    if (key === 'up' || key === 'down') {
      choose((at + (key === 'up' ? options.length - 1 : 1)) % options.length);
    } else if (key === 'close') {
      setFound(null);
      setClosed(cell.source);
    } else options[at]?.take();
    return true;
  };
  /** The text or the caret has changed: an open list of names follows them. */
  const follow = (editor: EditorView) => {
    if (found !== null) setFound(findAt(editor));
  };
  const latest = useRef<ListKeys>({ onKey, follow });
  useLayoutEffect(() => {
    latest.current = { onKey, follow };
  });
  useEffect(() => {
    if (view !== null) tellList(view, isOpen ? { list: id, option: optionId(id, at) } : null);
  }, [view, id, isOpen, at]);

  const list: OpenList | null = isOpen
    ? { id, kind: found === null ? 'insert' : 'complete', options, chosen: at, choose }
    : null;
  return { list, keys: latest };
}
