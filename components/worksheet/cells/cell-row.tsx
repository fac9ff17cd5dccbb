'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { memo, use, useMemo, useRef } from 'react';
import { CellContent } from '@/components/worksheet/cells/cell-content';
import { CellFrame } from '@/components/worksheet/cells/cell-frame';
import type { CellRowProps } from '@/components/worksheet/cells/cell-props';
import { FarCell } from '@/components/worksheet/cells/far-cell';
import { LineAsideContext } from '@/components/worksheet/cells/line-aside';
import { useInSight } from '@/components/worksheet/cells/use-in-sight';
import { SheetContext, useSheetContext } from '@/components/worksheet/sheet-context';
import { useFarHeight } from '@/components/shell/use-far-height';
import { isProse } from '@/lib/worksheet/number-cells';

const labels = {
  calculation: 'line',
  plot: 'line',
  table: 'table',
  derivation: 'derivation',
  text: 'text',
  heading: 'heading',
  picture: 'picture',
  paper: 'paper',
} as const;

const nearLook =
  'group/cell relative grid scroll-my-4 grid-cols-[44px_3px_13px_minmax(0,1fr)_36px] max-tablet:grid-cols-[3px_25px_minmax(0,1fr)]';
const asideLook = 'tablet:has-data-line-aside:grid-cols-[44px_3px_13px_minmax(0,1fr)_minmax(112px,26%)_36px]';
const toolsLook = 'tablet:has-data-line-tools:grid-cols-[44px_3px_13px_minmax(0,1fr)_72px_36px]';
const farLook = 'scroll-my-4 overflow-hidden pl-15 font-mono text-[15px]/6 max-tablet:pl-7';
const dropLook = 'after:absolute after:inset-x-0 after:-bottom-1.5 after:h-0.5 after:bg-orchid';

/** One cell of a sheet. Far from the part in sight only its place and its words are left. */
export const CellRow = memo(function CellRow(props: CellRowProps) {
  const { cell, number, focus, cursors, found, state } = props;
  const t = useTranslations('worksheet.cells');
  const Aside = use(LineAsideContext);
  const shared = useSheetContext();
  const isHeld = shared.held?.get(cell.id)?.kind === 'given';
  const own = useMemo(() => (isHeld ? { ...shared, mayEdit: false } : shared), [isHeld, shared]);
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, focus !== null);
  const isTouched = focus !== null || cursors.length > 0 || found !== undefined;
  const farHeight = useFarHeight(row, isTouched || state.isMarked || state.isExplained || state.isSelected);
  const label = t(labels[cell.kind], { number });
  return (
    // Near and far it is the same element, because that is the one that is watched.
    <div
      ref={row}
      role="group"
      aria-label={label}
      data-cell={cell.id}
      {...(farHeight === null
        ? {
            'data-line': isProse(cell.kind) ? undefined : number,
            className: clsx(nearLook, asideLook, toolsLook, state.isDropBelow && dropLook),
          }
        : { style: { height: farHeight }, className: farLook })}
    >
      <SheetContext value={own}>
        {farHeight === null ? (
          <CellFrame {...{ cell, number, label, cursors, state }}>
            <CellContent {...props} label={label} />
            {Aside === null ? null : <Aside id={cell.id} label={label} />}
          </CellFrame>
        ) : (
          <FarCell label={label} source={cell.source} />
        )}
      </SheetContext>
    </div>
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
