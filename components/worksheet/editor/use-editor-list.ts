'use client';

import type { EditorView } from '@codemirror/view';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { optionId, type EditorOption } from '@/components/worksheet/editor/editor-list';
import { tellList, type ListKey } from '@/components/worksheet/editor/list-keys';
import { useInsertionOptions } from '@/components/worksheet/editor/use-insertion-options';
import { useNameCompletions } from '@/components/worksheet/editor/use-name-completions';
import { useSheetContext } from '@/components/worksheet/sheet-context';
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
  const insertionOptions = useInsertionOptions(cell, actions);
  const names = useNameCompletions(view, cell);
  const [seen, setSeen] = useState(cell.source);
  const [chosen, choose] = useState(0);
  // The text for which Escape has closed the list.
  const [closed, setClosed] = useState<string | null>(null);
  if (seen !== cell.source) {
    setSeen(cell.source);
    choose(0);
  }
  const isClosed = closed === cell.source;
  const options = names.options ?? insertionOptions;
  const isOpen = view !== null && options.length > 0 && (names.isOpen || !isClosed);
  const at = Math.min(chosen, options.length - 1);

  const onKey = (key: ListKey, editor: EditorView): boolean => {
    if (!isOpen) return key === 'complete' && !isClosed && names.open(editor);
    if (key === 'up' || key === 'down') {
      choose((at + (key === 'up' ? options.length - 1 : 1)) % options.length);
    } else if (key === 'close') {
      names.close();
      setClosed(cell.source);
    } else options[at]?.take();
    return true;
  };
  const latest = useRef<ListKeys>({ onKey, follow: names.follow });
  useLayoutEffect(() => {
    latest.current = { onKey, follow: names.follow };
  });
  useEffect(() => {
    if (view !== null) tellList(view, isOpen ? { list: id, option: optionId(id, at) } : null);
  }, [view, id, isOpen, at]);

  const list: OpenList | null = isOpen
    ? { id, kind: names.isOpen ? 'complete' : 'insert', options, chosen: at, choose }
    : null;
  return { list, keys: latest };
}
