'use client';

import { useRef } from 'react';
import { listHolders, focusFirst } from '@/components/ui/focus/focus-holders';
import { focusContent } from '@/components/ui/focus/use-content-focus';

/** What opened the dialog before: one that takes the place of another finds the focus nowhere, and inherits it. */
let latestOpener: HTMLElement | null = null;

/**
 * Focus goes back to what opened a dialog, also when the dialog has no trigger of its own, which is where radix
 * lets it fall. What was opened from a menu goes back to the menu's button; what is gone by then, to
 * whatever the page has given it to instead, to the panel or dialog in which it stood, or to the beginning of the
 * page's content.
 */
export function useReturnFocus(): {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<HTMLElement | null>(null);
  const holders = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: ({ target }) => {
      const focused = document.activeElement;
      const isInside = target instanceof Node && target.contains(focused);
      if (!(focused instanceof HTMLElement) || isInside) return;
      opener.current = focused === document.body ? latestOpener : buttonOf(focused);
      latestOpener = opener.current;
      holders.current = opener.current ? listHolders(opener.current) : [];
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
      else if (document.activeElement === document.body && !focusFirst(holders.current)) focusContent();
    },
  };
}

/** A menu is labelled by the button that opens it, as a popover is controlled: both go when their dialog is open. */
function buttonOf(focused: HTMLElement): HTMLElement {
  const menuLabel = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuLabel) return document.getElementById(menuLabel) ?? focused;
  const popover = focused.closest('[data-radix-popper-content-wrapper] > [role="dialog"]');
  const opener =
    popover && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(popover.id)}"]`);
  return opener ?? focused;
}
