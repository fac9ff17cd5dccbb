'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo, useSyncExternalStore } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { InkMissing } from '@/components/ink/ink-missing';
import { InkAuthors } from '@/components/ink/ink-authors';
import { InkSurface } from '@/components/ink/ink-surface';
import { useLettingGo } from '@/components/ink/use-letting-go';
import { useFull } from '@/components/ink/use-full';
import { useOpenInk } from '@/components/ink/use-open-ink';
import { InkList } from '@/components/ink/words/ink-list';
import { useDrawingActions } from '@/components/ink/words/use-drawing-actions';
import { useDrawingWords } from '@/components/ink/words/use-drawing-words';
import { FullPaper } from '@/components/worksheet/paper/full-paper';
import { BlankPaper, paperEdge, paperLook, rowStyle } from '@/components/worksheet/paper/blank-paper';
import { PaperFrame } from '@/components/worksheet/paper/paper-frame';
import type { PaperProps } from '@/components/worksheet/paper/paper-props';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { boxOf } from '@/lib/ink/box';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import { surfaceInk } from '@/lib/ink/client/pad/surface-ink';
import type { Stroke } from '@/lib/ink/stroke';
import { paperRow, paperWidth, rowsFor, setRows, type Paper } from '@/lib/worksheet/paper/paper';

type PaperDrawingProps = PaperProps & { desk: InkDesk; paper: Paper };

/** A paper that is drawn on, from the moment its ink is here. */
export function PaperDrawing(props: PaperDrawingProps) {
  const ink = useOpenInk(props.desk);
  useLettingGo(props.desk.active, props.cell.id);
  if (ink !== null) return <OpenPaper {...props} ink={ink} />;
  return (
    <PaperFrame {...props}>
      <BlankPaper paper={props.paper} />
      <InkMissing shelf={props.desk.shelf} />
    </PaperFrame>
  );
}

function OpenPaper(props: PaperDrawingProps & { ink: OpenInk }) {
  const { cell, label, desk, paper, ink } = props;
  const t = useTranslations('ink.paper');
  const { sheet, mayEdit } = useSheetContext();
  const words = useId();
  const here = useMemo(() => surfaceInk(ink, cell.id, null), [ink, cell.id]);
  const items = useSyncExternalStore(here.items.subscribe, here.items.read, here.items.read);
  const { text, described } = useDrawingWords(ink, cell.id, items, desk.people);
  const drawing = useDrawingActions({ ink, desk, anchor: cell.id, text });
  const [full, setFull] = useFull(cell.id, items);
  // Who may draw and not write gets longer paper from what is drawn: nobody's sheet changes for it.
  const lowest = useMemo(() => items.reduce((low, { box }) => Math.max(low, box.bottom), 0), [items]);
  const rows = rowsFor(paper, lowest);
  const grow = (stroke: Stroke) => {
    const needed = rowsFor(paper, boxOf(stroke).bottom);
    if (mayEdit && needed > paper.rows) setRows(sheet.doc, cell.id, needed);
  };
  return (
    <PaperFrame
      {...props}
      authors={<InkAuthors items={items} people={desk.people} />}
      actions={drawing.button}
      items={drawing.items}
    >
      <div className={paperEdge}>
        <InkSurface
          {...{ ink, desk }}
          surface={{ anchor: cell.id, width: paperWidth, height: rows * paperRow }}
          label={t('surface', { cell: label })}
          describedBy={words}
          onDrawn={grow}
          onFull={setFull}
          className={paperLook(paper)}
          style={rowStyle}
        />
      </div>
      <p id={words} className="sr-only">
        {described}
      </p>
      {full === null ? null : <FullPaper {...{ cell, full }} onClose={() => setFull(null)} />}
      {drawing.isListed ? (
        <InkList id={drawing.listId} ink={here} {...{ items, desk }} onFull={setFull} />
      ) : null}
      {drawing.dialog}
    </PaperFrame>
  );
}
