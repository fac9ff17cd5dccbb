'use client';

import type { EditorView } from '@codemirror/view';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { CellEditorProps } from '@/components/worksheet/cells/cell-props';
import { showMarks } from '@/components/worksheet/editor/marks';
import { EditorList } from '@/components/worksheet/editor/editor-list';
import { ListFooter } from '@/components/worksheet/editor/list-footer';
import { useEditorList } from '@/components/worksheet/editor/use-editor-list';
import { useEditorView } from '@/components/worksheet/editor/use-editor-view';
import { useSheetContext } from '@/components/worksheet/sheet-context';

/** The editor of the cell that has the focus, bound to the shared text. */
export function CellEditor({ cell, label, focus, cursors, error, look, tooLong }: CellEditorProps) {
  const { people } = useSheetContext();
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const t = useTranslations('worksheet');
  const { list, keys } = useEditorList({ view, cell });
  const isFull = useEditorView({ cell, label, focus, host, keys, onOpen: setView });

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
