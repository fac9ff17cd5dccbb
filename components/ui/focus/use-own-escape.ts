'use client';

import { useRef, type KeyboardEvent, type RefObject } from 'react';

/** Presses that came to one dialog while the focus stood in another, which takes them. */
const passedOn = new WeakSet<Event>();

type OwnEscape = {
  ref: RefObject<HTMLDivElement | null>;
  onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/**
 * Escape closes the dialog in which the focus is, from the first moment on; the three go to its content. Radix gives
 * the key to a new dialog only once it has drawn again: until then a quick press closed the one below, with all that
 * had been done there, and left the new one open.
 */
export function useOwnEscape(close: () => void): OwnEscape {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    onEscapeKeyDown: (event) => {
      const { target } = event;
      if (!(target instanceof Node) || target === document.body || ref.current?.contains(target)) return;
      event.preventDefault();
      passedOn.add(event);
    },
    onKeyDown: ({ key, target, nativeEvent }) => {
      if (key !== 'Escape' || !(target instanceof Node) || !ref.current?.contains(target)) return;
      // Radix has closed it already, or what lies above it: a menu, a tooltip.
      if (nativeEvent.defaultPrevented && !passedOn.has(nativeEvent)) return;
      nativeEvent.preventDefault();
      close();
    },
  };
}
