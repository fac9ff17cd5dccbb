'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** For a panel: takes the focus in when it opens, and gives it back to the opener when it closes. */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return panel;
}
