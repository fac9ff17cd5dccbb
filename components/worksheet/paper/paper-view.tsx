'use client';

import { InkWords } from '@/components/ink/ink-words';
import { PaperDrawing } from '@/components/worksheet/paper/paper-drawing';
import { PaperFrame } from '@/components/worksheet/paper/paper-frame';
import { useInkDesk } from '@/components/ink/ink-desk';
import { readPaper } from '@/lib/worksheet/paper/paper';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type PaperViewProps = {
  cell: SheetCell;
  /** What the cell is called, such as *Paper 2*. */
  label: string;
};

/** A paper with its head, and what is drawn on it. */
export function PaperView(props: PaperViewProps) {
  const desk = useInkDesk();
  const paper = readPaper(props.cell);
  return (
    <InkWords>
      {desk === null ? (
        <PaperFrame {...props} {...{ paper }} />
      ) : (
        <PaperDrawing {...props} {...{ paper, desk }} />
      )}
    </InkWords>
  );
}
