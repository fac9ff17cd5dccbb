'use client';

import { useEffect, useRef } from 'react';
import type { ComputedSourceProps } from '@/components/worksheet/cells/cell-props';
import { PaperView } from '@/components/worksheet/paper/lazy-paper';
import { useSheetContext } from '@/components/worksheet/sheet-context';

/** A page to draw on. Nothing is typed in it: the place to draw takes the focus that goes to the cell. */
export function PaperCell({ cell, label, focus }: ComputedSourceProps) {
  const { actions } = useSheetContext();
  const place = useRef<HTMLDivElement>(null);
  const isOpened = focus !== null;
  useEffect(() => {
    if (!isOpened) return;
    const drawn = place.current?.querySelector<HTMLElement>('[data-ink]');
    (drawn ?? place.current)?.focus();
    actions.close(cell.id);
  }, [isOpened, actions, cell.id]);
  return (
    <div ref={place} tabIndex={-1} data-waits-for-ink="" className="min-h-40 outline-none">
      <PaperView {...{ cell, label }} />
    </div>
  );
}
