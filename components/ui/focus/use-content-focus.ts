'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The page's content had the focus when it was replaced: what comes next in its place takes it over. */
let isOrphaned = false;

/**
 * For the `main` of a page that is drawn again when it is loaded: the new one takes over the focus that
 * `focusContent` gave to the old one.
 */
export function useContentFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = content;
    if (isOrphaned && document.activeElement === document.body) focusContent(current);
    isOrphaned = false;
    return () => {
      isOrphaned = current !== null && document.activeElement === current;
    };
  }, []);
  return content;
}

/** Gives the focus to the beginning of the page's content. */
export function focusContent(content = document.querySelector<HTMLElement>('main')): void {
  if (!content) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}
