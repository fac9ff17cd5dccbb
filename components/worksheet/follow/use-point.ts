'use client';

import { useEffect, useState, type RefObject } from 'react';
import { cellElement } from '@/components/worksheet/commands/cell-element';

/** A cell to which the page goes once. Each time it is another object. */
export type SheetPoint = {
  sheet: string;
  cell: string;
  /** Whether the person went there by themselves: then the focus goes along. */
  takesFocus: boolean;
  /** It only leads back to where the person was: nothing is marked. */
  isBack?: true;
};

/** Points at which a page has been: a sheet that is drawn again does not go there again. */
const reached = new WeakSet<SheetPoint>();
/** How long a cell stays marked (ms). */
const markTime = 6000;

type PointInput = {
  point: SheetPoint | null;
  /** The sheet. */
  id: string;
  cells: readonly { id: string }[];
  /** The whole sheet is here. */
  isLoaded: boolean;
  paper: RefObject<HTMLElement | null>;
  /** Unfolds what lies over a cell. */
  reveal: (cell: string) => void;
};

/** Goes to a cell and marks it for a while, or says that it is not there any more. */
export function usePoint({ point, id, cells, isLoaded, paper, reveal }: PointInput) {
  const [marked, setMarked] = useState<SheetPoint | null>(null);
  const [left, setLeft] = useState<SheetPoint | null>(null);
  const target = point?.sheet === id ? point : null;
  const isHere = target !== null && cells.some((cell) => cell.id === target.cell);
  useEffect(() => {
    if (target === null || !isHere || reached.has(target)) return undefined;
    reveal(target.cell);
    // What was folded away is drawn by then.
    const frame = requestAnimationFrame(() => {
      reached.add(target);
      const element = cellElement(paper.current, target.cell);
      element?.scrollIntoView({ block: target.isBack ? 'start' : 'center' });
      if (target.takesFocus)
        element?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
      if (!target.isBack) setMarked(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isHere, paper, reveal]);
  useEffect(() => {
    if (marked === null) return undefined;
    const timer = setTimeout(() => setMarked(null), markTime);
    return () => clearTimeout(timer);
  }, [marked]);
  const isMissing = target !== null && target.isBack !== true && !isHere && isLoaded && left !== target;
  return {
    pointed: marked !== null && marked === target ? marked.cell : null,
    /** It was deleted, until the person has read so. */
    isMissing: isMissing && !reached.has(target),
    dismiss: () => setLeft(target),
  };
}
