'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Keeps a cell in sight while it is written, with its result or its error: above the keypad of a phone, and above the
 * lower edge of the sheet. A cell that is higher than the sheet is left where the caret brings it.
 */
export function useInSight(cell: RefObject<HTMLElement | null>, isWritten: boolean): void {
  useEffect(() => {
    const element = cell.current;
    const sheet = element?.closest('[data-paper]');
    if (!isWritten || !element || !sheet) return undefined;
    const watch = new ResizeObserver(() => {
      if (element.offsetHeight < sheet.clientHeight) element.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(element);
    watch.observe(sheet);
    return () => watch.disconnect();
  }, [cell, isWritten]);
}
