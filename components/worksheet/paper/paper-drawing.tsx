'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { InkAuthors } from '@/components/ink/ink-authors';
import { InkSurface } from '@/components/ink/ink-surface';
import { useOpenInk } from '@/components/ink/use-open-ink';
import { PaperFrame } from '@/components/worksheet/paper/paper-frame';
import type { PaperProps } from '@/components/worksheet/paper/paper-props';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { boxOf } from '@/lib/ink/box';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { Stroke } from '@/lib/ink/stroke';
import { paperRow, paperWidth, rowsFor, setRows, type Paper } from '@/lib/worksheet/paper/paper';

type PaperDrawingProps = PaperProps & { desk: InkDesk; paper: Paper };

/** A paper that is drawn on, from the moment its ink is here. */
export function PaperDrawing(props: PaperDrawingProps) {
  const ink = useOpenInk(props.desk);
  if (ink !== null) return <OpenPaper {...props} ink={ink} />;
  return (
    <PaperFrame {...props}>
      <Sheet paper={props.paper} />
    </PaperFrame>
  );
}

function OpenPaper(props: PaperDrawingProps & { ink: OpenInk }) {
  const { cell, label, desk, paper, ink } = props;
  const t = useTranslations('ink.paper');
  const { sheet, mayEdit } = useSheetContext();
  const store = useMemo(() => ink.itemsOf(cell.id), [ink, cell.id]);
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  // Who may draw and not write gets longer paper from what is drawn: nobody's sheet changes for it.
  const lowest = useMemo(() => Math.max(0, ...items.map(({ box }) => box.bottom)), [items]);
  const rows = rowsFor(paper, lowest);
  const grow = (stroke: Stroke) => {
    const needed = rowsFor(paper, boxOf(stroke).bottom);
    if (mayEdit && needed > paper.rows) setRows(sheet.doc, cell.id, needed);
  };
  return (
    <PaperFrame {...props} authors={<InkAuthors items={items} people={desk.people} />}>
      <div className={edge}>
        <InkSurface
          {...{ ink, desk }}
          surface={{ anchor: cell.id, width: paperWidth, height: rows * paperRow }}
          label={t('surface', { cell: label })}
          onDrawn={grow}
          className={sheetLook(paper)}
          style={rowStyle}
        />
      </div>
    </PaperFrame>
  );
}

/** A paper before its ink is here. */
function Sheet({ paper }: { paper: Paper }) {
  const style = { ...rowStyle, aspectRatio: `${String(paperWidth)} / ${String(paper.rows * paperRow)}` };
  return (
    <div className={edge}>
      <div className={sheetLook(paper)} style={style} />
    </div>
  );
}

/** One row in parts of the width: squares grow with the paper. */
const rowStyle = { '--row': `calc(100cqw * ${String(paperRow / paperWidth)})` } as CSSProperties;

const edge = '@container rounded-6 border border-line';
const sheetLook = ({ ruling }: Paper) =>
  clsx('w-full rounded-[5px] bg-(--paper)', ruling !== 'blank' && `ruled-${ruling}`);
