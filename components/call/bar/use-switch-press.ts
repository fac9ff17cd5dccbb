'use client';

import { useRef, type MouseEvent } from 'react';

/**
 * For a switch that somebody else can switch, too. A press does what the switch said when the press began, whatever
 * is drawn by the time it ends. A person who presses to be silent, and is silenced by a host meanwhile, is not heard
 * again.
 *
 * @param next what a press that begins now switches to
 * @param set missing while it cannot be switched
 */
export function useSwitchPress(next: boolean, set: ((on: boolean) => void) | undefined) {
  /** What the press that is under way switches to. */
  const begun = useRef<boolean | null>(null);
  return {
    // Capturing, because menus and tooltips have handlers of their own there.
    onPointerDownCapture: () => {
      begun.current = next;
    },
    onClick: ({ detail }: MouseEvent) => {
      // Browsers count the presses of a pointer; a key's is none, and begins and ends at once.
      const meant = detail === 0 ? null : begun.current;
      begun.current = null;
      set?.(meant ?? next);
    },
  };
}
