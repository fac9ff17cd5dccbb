'use client';

import type { EditorView } from '@codemirror/view';
import { use, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CellEditorProps } from '@/components/worksheet/cells/cell-props';
import { createCellEditor } from '@/components/worksheet/editor/create-cell-editor';
import { toEditorPort } from '@/components/worksheet/editor/editor-port';
import type { ListKeys } from '@/components/worksheet/editor/use-editor-list';
import { KeypadContext } from '@/components/worksheet/keypad/keypad-context';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { caretOf } from '@/lib/worksheet/edit/caret-of';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import { hasLines, isProse } from '@/lib/worksheet/number-cells';
import { findCellText } from '@/lib/worksheet/sheet-document';

type EditorViewInput = Pick<CellEditorProps, 'cell' | 'label' | 'focus'> & {
  host: RefObject<HTMLElement | null>;
  /** What a list beside the editor does with keys. */
  keys: RefObject<ListKeys>;
  onOpen: (view: EditorView) => void;
};

/** Keeps an editor of the shared text in `host` while the cell has the focus. Answers whether no more fits into it. */
export function useEditorView({ cell, label, focus, host, keys, onOpen }: EditorViewInput): boolean {
  const { sheet, actions } = useSheetContext();
  const hasKeypad = use(KeypadContext);
  const [isFull, setFull] = useState(false);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  // Before the browser paints: between the plain field and this one no key press is lost.
  useLayoutEffect(() => {
    const { id } = cell;
    const text = findCellText(sheet.doc, id);
    if (host.current === null || text === null) return undefined;
    let isHere = true;
    const editor = createCellEditor({
      parent: host.current,
      text,
      undo: sheet.undo,
      label,
      hasLines: hasLines(cell.kind),
      isFormula: !isProse(cell.kind),
      actions: {
        onSelect: (editing, anchor, head) => {
          latest.current.tell({ cell: id, anchor, head, moves: null });
          keys.current.follow(editing);
        },
        onListKey: (key, editing) => keys.current.onKey(key, editing),
        onWrite: () => {
          signCell(sheet.doc, id);
          setFull(false);
        },
        onFull: () => setFull(true),
        onEnter: () => latest.current.addBelow(id),
        onStep: (step) => latest.current.go(id, step),
        onRemove: () => latest.current.remove(id),
        onLeave: () => {
          // An editor that is drawn again loses the focus for a moment, and its cell does not.
          if (isHere || findCellText(sheet.doc, id) === null) latest.current.close(id);
        },
      },
    });
    editor.dispatch({ selection: { anchor: caretOf(focus.at, text.length) }, scrollIntoView: true });
    if (hasKeypad) editor.contentDOM.inputMode = 'none';
    editor.focus();
    onOpen(editor);
    latest.current.hold(toEditorPort(editor, () => keys.current.onKey('take', editor)));
    return () => {
      isHere = false;
      latest.current.hold(null);
      editor.destroy();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the editor lives as long as its cell has the focus
  }, [sheet, cell.id]);

  return isFull;
}
