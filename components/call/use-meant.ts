'use client';

import { useRef, type MouseEvent } from 'react';

/**
 * For a control that somebody else can switch as well: a press brings about what its control said when the press began,
 * whatever is drawn by the time it ends. Whoever presses to be silent, and is silenced meanwhile, is not heard again.
 *
 * @param wish what a press that begins now means
 */
export function useMeant<Wish>(wish: Wish, act: ((wish: Wish) => void) | undefined) {
  const begun = useRef<{ wish: Wish } | null>(null);
  return {
    // Capturing, for menus and tooltips have handlers of their own there.
    onPointerDownCapture: () => {
      begun.current = { wish };
    },
    onClick: ({ detail }: MouseEvent) => {
      // Browsers count the presses of a pointer; a key's is none, and begins and ends at once.
      const meant = detail === 0 ? null : begun.current;
      begun.current = null;
      act?.((meant ?? { wish }).wish);
    },
  };
}
