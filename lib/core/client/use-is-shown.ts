'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component that asks is still on the page: what is answered after it has gone has to be said elsewhere. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
