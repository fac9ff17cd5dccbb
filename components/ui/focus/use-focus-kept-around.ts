'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirst, listHolders } from '@/components/ui/focus/focus-holders';

/** For what may go while the focus is in it, such as a person's row: the focus then stays in the panel around it. */
export function useFocusKeptAround<Kept extends HTMLElement>(): RefObject<Kept | null> {
  const kept = useRef<Kept>(null);
  useLayoutEffect(() => {
    const { current } = kept;
    return () => {
      if (current?.contains(document.activeElement)) focusFirst(listHolders(current));
    };
  }, []);
  return kept;
}
