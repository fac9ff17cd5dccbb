'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a panel: takes the focus in when it opens, and gives it back to the opener when it closes. A field with
 * `data-first-focus` is what one opens the panel for; by touch it waits, because a keyboard would cover the panel.
 */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const field = panel.current?.querySelector<HTMLElement>('[data-first-focus]');
    (field && matchMedia('(pointer: fine)').matches ? field : panel.current)?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return panel;
}
