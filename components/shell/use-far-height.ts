'use client';

import { useEffect, useState, type RefObject } from 'react';

/** How far from the part in sight something is still drawn (px): more than one throw of a finger. */
const margin = 2000;

/** One watch for each list that scrolls. */
const watches = new WeakMap<Element, IntersectionObserver>();
const listeners = new WeakMap<Element, (isNear: boolean) => void>();

/**
 * The height (px) that a row of a list had when it came far from the part in sight, so that its place stays the same;
 * null while it is near. What is far needs only its words: formulas, menus and pictures would fill the page's memory.
 *
 * @param isHeld keeps the row as it is, however far it is
 */
export function useFarHeight(row: RefObject<HTMLElement | null>, isHeld: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = row.current;
    const scroller = element?.closest('[role="region"], [data-paper]');
    if (!element || !scroller || typeof IntersectionObserver === 'undefined') return undefined;
    listeners.set(element, (isNear) => {
      if (isNear) setHeight(null);
      else if (!isUsed(element)) setHeight((before) => before ?? element.offsetHeight);
    });
    const watch = watchOf(scroller);
    watch.observe(element);
    return () => {
      watch.unobserve(element);
      listeners.delete(element);
    };
  }, [row]);
  return isHeld ? null : height;
}

/** A row that is not laid out, as in a closed panel, has no height to keep. */
const isUsed = (row: HTMLElement): boolean =>
  row.offsetHeight === 0 ||
  row.contains(document.activeElement) ||
  row.querySelector('[aria-expanded="true"]') !== null;

function watchOf(scroller: Element): IntersectionObserver {
  const known = watches.get(scroller);
  if (known !== undefined) return known;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { root: scroller, rootMargin: `${margin}px 0px` },
  );
  watches.set(scroller, watch);
  return watch;
}
