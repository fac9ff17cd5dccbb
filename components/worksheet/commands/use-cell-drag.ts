'use client';

import { useState, type PointerEvent } from 'react';

/** A press becomes a drag after so many pixels. */
const slack = 6;

/** Where the dragged cell would come to stand: after a cell, at the top (null), or nowhere else (undefined). */
type DropPlace = { id: string; after: string | null } | undefined;

type Drag = { id: string; fromY: number; place: DropPlace };

/**
 * Moves cells by the pointer. Cells are found by `data-cell` in the element that has the handlers; a press without a
 * movement stays a click.
 */
export function useCellDrag(onDrop: (id: string, after: string | null) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    const id = handle?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    if (id === undefined || event.button !== 0) return;
    setDrag({ id, fromY: event.clientY, place: undefined });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag === null) return;
    if (drag.place === undefined && Math.abs(event.clientY - drag.fromY) < slack) return;
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const place = { id: drag.id, after: findPlace(event.currentTarget, event.clientY) };
    if (place.after !== drag.place?.after) setDrag({ ...drag, place });
  };
  const onPointerUp = () => {
    if (drag?.place) onDrop(drag.id, drag.place.after);
    setDrag(null);
  };

  return {
    drop: drag?.place,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) },
  };
}

/** The last cell whose middle is above the pointer; null above them all. */
function findPlace(sheet: Element, y: number): string | null {
  let after: string | null = null;
  for (const row of sheet.querySelectorAll<HTMLElement>('[data-cell]')) {
    const { top, height } = row.getBoundingClientRect();
    if (y < top + height / 2) break;
    after = row.dataset['cell'] ?? null;
  }
  return after;
}
