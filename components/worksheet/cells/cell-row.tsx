'use client';

import { useTranslations } from 'next-intl';
import { memo, useRef } from 'react';
import { CellContent } from '@/components/worksheet/cells/cell-content';
import { CellFrame } from '@/components/worksheet/cells/cell-frame';
import type { CellRowProps } from '@/components/worksheet/cells/cell-props';
import { FarCell } from '@/components/worksheet/cells/far-cell';
import { useInSight } from '@/components/worksheet/cells/use-in-sight';
import { useFarHeight } from '@/components/shell/use-far-height';

const labels = {
  calculation: 'line',
  plot: 'line',
  table: 'table',
  derivation: 'derivation',
  text: 'text',
  heading: 'heading',
  picture: 'picture',
} as const;

/** One cell of a sheet. Far from the part in sight only its place and its words are left. */
export const CellRow = memo(function CellRow(props: CellRowProps) {
  const { cell, number, focus, cursors, found, state } = props;
  const t = useTranslations('worksheet.cells');
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, focus !== null);
  const isTouched = focus !== null || cursors.length > 0 || found !== undefined;
  const farHeight = useFarHeight(row, isTouched || state.isMarked || state.isExplained || state.isSelected);
  const label = t(labels[cell.kind], { number });
  if (farHeight !== null) return <FarCell {...{ row, cell, label }} height={farHeight} />;
  return (
    <CellFrame {...{ row, cell, number, label, cursors, state }}>
      <CellContent {...props} label={label} />
    </CellFrame>
  );
}, isSameRow);

/** `state` is another object in each draw, so its members are compared. */
function isSameRow({ state, ...before }: CellRowProps, { state: next, ...after }: CellRowProps): boolean {
  return isSame(before, after) && isSame(state, next);
}

function isSame<Members extends object>(one: Members, other: Members): boolean {
  for (const key in one) if (!Object.is(one[key], other[key])) return false;
  return true;
}
