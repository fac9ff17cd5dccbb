'use client';

import { useCallback, useRef, type Ref } from 'react';

/**
 * For a control that may be drawn again while it has the focus, as when it becomes denied or allowed: the new element
 * takes over the focus of the old one. `control` goes to the element that is the control by then, and passes it on to
 * `outer`. `surface` goes to what disappears with the old one and may have the focus as well, such as the card with
 * its reason.
 */
export function useFocusKept<Control extends HTMLElement>(outer?: Ref<Control>) {
  const isOrphaned = useRef(false);
  const surface = useCallback(
    (element: HTMLElement | null) => () => {
      isOrphaned.current ||= element?.contains(document.activeElement) ?? false;
      // What takes its place comes in the same commit, or not at all.
      queueMicrotask(() => (isOrphaned.current = false));
    },
    [],
  );
  const control = useCallback(
    (element: Control | null) => {
      const leave = surface(element);
      const detach = attach(outer, element);
      const isNowhere = document.activeElement === document.body;
      if (isOrphaned.current && isNowhere) element?.focus({ preventScroll: true });
      return () => {
        leave();
        detach();
      };
    },
    [outer, surface],
  );
  return { control, surface };
}

/** What React does with a ref; returns what takes the element from it again. */
function attach<Control>(ref: Ref<Control> | undefined, element: Control | null): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element);
    return () => (typeof detach === 'function' ? detach() : void ref(null));
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
