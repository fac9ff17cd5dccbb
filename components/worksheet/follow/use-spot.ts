'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SheetFollow, SheetSpot } from '@/components/worksheet/follow/sheet-follow';
import { cellElement } from '@/components/worksheet/commands/cell-element';

/** Keys that move a page which is only read. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
/** What a person does and a page never does by itself: moving it, and typing, also in a line that was open before. */
const ownMoves = ['wheel', 'touchmove', 'beforeinput'] as const;

type SpotInput = {
  follow: SheetFollow | null;
  /** The sheet. */
  id: string;
  /** The cells that are here, by their ids. */
  cells: readonly { id: string }[];
  isWriting: boolean;
  paper: RefObject<HTMLElement | null>;
};

/** Goes to where the leader is, until the person moves by themselves. A leader tells where they are. */
export function useSpot({ follow, id, cells, isWriting, paper }: SpotInput): void {
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
  });
  const led = follow?.led ?? null;
  const target = led?.isFollowed === true && led.spot.sheet === id ? led.spot.cell : null;
  const isHere = target !== null && cells.some((cell) => cell.id === target);

  useEffect(() => {
    if (isHere) cellElement(paper.current, target)?.scrollIntoView({ block: 'center' });
  }, [paper, target, isHere]);

  useEffect(() => {
    if (isWriting) latest.current?.stray();
  }, [isWriting]);

  useEffect(() => {
    const { current } = paper;
    if (current === null) return undefined;
    const stray = () => latest.current?.stray();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (scrollKeys.has(key)) stray();
    };
    // A press on the paper itself is one on its scroll bar.
    const handlePress = ({ target: pressed }: Event) => {
      if (pressed === current) stray();
    };
    for (const move of ownMoves) current.addEventListener(move, stray, { passive: true });
    current.addEventListener('keydown', handleKey);
    current.addEventListener('pointerdown', handlePress);
    return () => {
      for (const move of ownMoves) current.removeEventListener(move, stray);
      current.removeEventListener('keydown', handleKey);
      current.removeEventListener('pointerdown', handlePress);
    };
  }, [paper]);

  const isLeading = follow?.lead?.isOn ?? false;
  useEffect(() => {
    const { current } = paper;
    // Looking for the place costs a layout, so nobody else does it.
    if (current === null || !isLeading) return undefined;
    const tell = () => latest.current?.tell({ sheet: id, cell: findSpot(current) });
    tell();
    current.addEventListener('focusin', tell);
    current.addEventListener('scroll', tell, { passive: true });
    return () => {
      current.removeEventListener('focusin', tell);
      current.removeEventListener('scroll', tell);
    };
  }, [paper, id, isLeading]);
}

/** Lets what stands beside a sheet ask where the person is in it, as long as the sheet is open. */
export function useTellSpot(
  onSpot: ((read: (() => SheetSpot) | null) => void) | null,
  id: string,
  paper: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (onSpot === null) return undefined;
    onSpot(() => ({ sheet: id, cell: paper.current && findSpot(paper.current) }));
    return () => onSpot(null);
  }, [onSpot, id, paper]);
}

/** The cell with the focus while it is in view, else the first that is. */
function findSpot(paper: HTMLElement): string | null {
  const { top, bottom } = paper.getBoundingClientRect();
  const isInView = (element: Element) => {
    const place = element.getBoundingClientRect();
    return place.bottom > top && place.top < bottom;
  };
  const focused = document.activeElement?.closest('[data-cell]');
  const seen =
    focused && paper.contains(focused) && isInView(focused)
      ? focused
      : [...paper.querySelectorAll('[data-cell]')].find(isInView);
  return seen?.getAttribute('data-cell') ?? null;
}
