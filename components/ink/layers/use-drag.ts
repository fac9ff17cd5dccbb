'use client';

import { useRef, type PointerEvent } from 'react';
import type { Place } from '@/lib/ink/geometry';

type DragPorts = {
  /** Both places are in page units. */
  onMove: (from: Place, to: Place) => void;
  onEnd: (from: Place, to: Place) => void;
  /** Each move begins where the one before ended. */
  isStepwise?: boolean;
};

/** Drags something that lies over a surface, in its page units. */
export function useDrag(width: number, { onMove, onEnd, isStepwise = false }: DragPorts) {
  const from = useRef<Place | null>(null);
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Place => {
    const surface = currentTarget.closest('[data-ink]')?.getBoundingClientRect();
    const unit = (surface?.width ?? width) / width;
    return { x: (clientX - (surface?.left ?? 0)) / unit, y: (clientY - (surface?.top ?? 0)) / unit };
  };
  const end = (event: PointerEvent) => {
    if (from.current === null) return;
    const began = from.current;
    from.current = null;
    onEnd(began, placeOf(event));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = placeOf(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return;
      const to = placeOf(event);
      onMove(from.current, to);
      if (isStepwise) from.current = to;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
