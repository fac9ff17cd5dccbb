'use client';

import { BlankPaper } from '@/components/worksheet/paper/blank-paper';
import { PaperDrawing } from '@/components/worksheet/paper/paper-drawing';
import { PaperFrame } from '@/components/worksheet/paper/paper-frame';
import { useInkDesk } from '@/components/ink/ink-desk';
import { readPaper } from '@/lib/worksheet/paper/paper';
import type { PaperProps } from '@/components/worksheet/paper/paper-props';

/** A paper with its head, and what is drawn on it. */
export function PaperView(props: PaperProps) {
  const desk = useInkDesk();
  const paper = readPaper(props.cell);
  if (desk !== null) return <PaperDrawing {...props} {...{ paper, desk }} />;
  return (
    <PaperFrame {...props} {...{ paper }}>
      <BlankPaper paper={paper} />
    </PaperFrame>
  );
}
