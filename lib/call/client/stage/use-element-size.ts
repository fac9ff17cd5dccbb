'use client';

import { useCallback, useState } from 'react';
import type { Size } from '../../stage/tile-layout';

const unknown: Size = { width: 0, height: 0 };

/** The size of an element in whole pixels, followed once per frame. Give `ref` to the element. */
export function useElementSize(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  size: Size;
} {
  const [size, setSize] = useState(unknown);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setSize((before) => (before.width === next.width && before.height === next.height ? before : next));
    };
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(element);
    look();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);

  return { ref, size };
}
