'use client';

import type { EditorView } from '@codemirror/view';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CellSourceProps } from '@/components/worksheet/cells/cell-source';
import { createCellEditor, type EditorActions } from '@/components/worksheet/editor/create-cell-editor';
import { toEditorPort } from '@/components/worksheet/editor/editor-port';
import { showMarks } from '@/components/worksheet/editor/marks';
import { EditorList } from '@/components/worksheet/editor/editor-list';
import { ListFooter } from '@/components/worksheet/editor/list-footer';
import { useEditorList } from '@/components/worksheet/editor/use-editor-list';
import type { CellFocus } from '@/components/worksheet/use-sheet-editing';
import { caretOf } from '@/lib/worksheet/edit/caret-of';
import { signCell } from '@/lib/worksheet/client/sign-cell';
import { hasLines, isProse } from '@/lib/worksheet/number-cells';
import { findCellText } from '@/lib/worksheet/sheet-document';

export type CellEditorProps = CellSourceProps & {
  focus: CellFocus;
  look: string;
  /** Said when no more fits into a cell. */
  tooLong: string;
};

/** The editor of the cell that has the focus, bound to the shared text. */
export function CellEditor(props: CellEditorProps) {
  const { sheet, cell, label, focus, cursors, people, error, look, tooLong } = props;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [isFull, setFull] = useState(false);
  const t = useTranslations('worksheet');
  const { list, keys } = useEditorList({ view, cell, actions: props.actions });
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // Before the browser paints: between the plain field and this one no key press is lost.
  useLayoutEffect(() => {
    const text = findCellText(sheet.doc, cell.id);
    if (host.current === null || text === null) return undefined;
    const id = cell.id;
    let isHere = true;
    const own: EditorActions = {
      onSelect: (editing, anchor, head) => {
        latest.current.actions.tell({ cell: id, anchor, head, moves: null });
        keys.current.follow(editing);
      },
      onListKey: (key, editing) => keys.current.onKey(key, editing),
      onWrite: () => {
        signCell(sheet.doc, id);
        setFull(false);
      },
      onFull: () => setFull(true),
      onEnter: () => latest.current.actions.addBelow(id),
      onStep: (step) => latest.current.actions.go(id, step),
      onRemove: () => latest.current.actions.remove(id),
      onLeave: () => {
        // An editor that is drawn again loses the focus for a moment, and its cell does not.
        if (isHere || findCellText(sheet.doc, id) === null) latest.current.actions.close(id);
      },
    };
    const editor = createCellEditor({
      parent: host.current,
      text,
      undo: sheet.undo,
      label,
      hasLines: hasLines(cell.kind),
      isFormula: !isProse(cell.kind),
      actions: own,
    });
    editor.dispatch({ selection: { anchor: caretOf(focus.at, text.length) }, scrollIntoView: true });
    if (latest.current.hasKeypad) editor.contentDOM.inputMode = 'none';
    editor.focus();
    setView(editor);
    latest.current.actions.hold(toEditorPort(editor, () => keys.current.onKey('take', editor)));
    return () => {
      isHere = false;
      latest.current.actions.hold(null);
      editor.destroy();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the editor lives as long as its cell has the focus
  }, [sheet, cell.id]);

  useEffect(() => {
    if (view === null) return;
    showMarks(view, {
      error,
      carets: cursors.map(({ uid, head }) => ({ head, hue: people.colourOf(uid).hue })),
    });
  }, [view, error, cursors, people]);

  return (
    <>
      <div ref={host} className={clsx(look, 'min-h-10')} {...(list !== null && { 'data-own-escape': '' })} />
      {list === null ? null : (
        <EditorList
          id={list.id}
          label={t(list.kind === 'insert' ? 'insert.label' : 'complete.label')}
          options={list.options}
          chosen={list.chosen}
          onChoose={list.choose}
          isNarrow={list.kind === 'complete'}
          footer={list.kind === 'insert' ? <ListFooter /> : null}
        />
      )}
      {isFull ? (
        <p role="status" className="px-3 pb-2 text-13 text-gorse-text">
          {tooLong}
        </p>
      ) : null}
    </>
  );
}
