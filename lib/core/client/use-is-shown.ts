'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Whether the calling component is still mounted. An answer that comes after it has gone must be shown elsewhere. */
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
