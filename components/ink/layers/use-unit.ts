'use client';

import { useEffect, useState, type RefObject } from 'react';

/** How large a page unit is on the screen (CSS px), on the surface around an element. */
export function useUnit(layer: RefObject<Element | null>, width: number): number {
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const surface = layer.current?.closest('[data-ink]');
    if (!surface) return undefined;
    const watch = new ResizeObserver(() => setUnit(surface.clientWidth / width || 1));
    watch.observe(surface);
    return () => watch.disconnect();
  }, [layer, width]);
  return unit;
}

/** The radius of what is grabbed (CSS px): a finger needs more than a mouse. */
export const grabRadius = { fine: 12, coarse: 22 } as const;
