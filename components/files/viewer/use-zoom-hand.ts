'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { zoomBy, zoomOfKey } from '@/lib/files/view/zoom';

/** So far the wheel turns for a step (CSS px); a touchpad sends many small turns. */
const turnOfStep = 40;

/** Makes a page larger and smaller by keys, and by the wheel with Ctrl, in the element around it. */
export function useZoomHand(zoom: number, onZoom: (zoom: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const turned = useRef(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Else the browser zooms all of its page. React listens too late to prevent it.
      event.preventDefault();
      turned.current += event.deltaY;
      if (Math.abs(turned.current) < turnOfStep) return;
      const next = zoomBy(zoom, turned.current < 0 ? 1 : -1);
      turned.current = 0;
      if (next !== null) onZoom(next);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [zoom, onZoom]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys in a field or on a drawing are theirs.
    const isOfPage = (event.target as Element).getAttribute('role') === 'region';
    if (!isOfPage || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = zoomOfKey(zoom, event.key);
    if (next === null) return;
    event.preventDefault();
    onZoom(next);
  };
  return { ref, onKeyDown };
}
