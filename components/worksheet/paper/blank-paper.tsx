import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { paperRow, paperWidth, type Paper } from '@/lib/worksheet/paper/paper';

/** A paper where nothing is drawn, or before its ink is here. */
export function BlankPaper({ paper }: { paper: Paper }) {
  const style = { ...rowStyle, aspectRatio: `${String(paperWidth)} / ${String(paper.rows * paperRow)}` };
  return (
    <div className={paperEdge}>
      <div className={paperLook(paper)} style={style} />
    </div>
  );
}

/** One row in parts of the width: squares grow with the paper. */
export const rowStyle = { '--row': `calc(100cqw * ${String(paperRow / paperWidth)})` } as CSSProperties;

export const paperEdge = '@container rounded-6 border border-line';

export const paperLook = ({ ruling }: Paper): string =>
  clsx('w-full rounded-[5px] bg-(--paper)', ruling !== 'blank' && `ruled-${ruling}`);
