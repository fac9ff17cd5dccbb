'use client';

import { useRef, type PointerEvent } from 'react';
import type { Corner } from '../../stage/stage-layout';
import type { Size } from '../../stage/tile-layout';
import { nearestCorner } from '../../stage/tile-neighbour';

/** A press that moves less is a press. */
const STARTS_AFTER = 8;

type Drag = { x: number; y: number; isMoving: boolean };

/** Lets a tile be dragged; when it is let go it goes to the nearest corner. */
export function useCornerDrag(area: Size, onDrop: (corner: Corner) => void) {
  const drag = useRef<Drag | null>(null);

  const end = (event: PointerEvent<HTMLElement>) => {
    const element = event.currentTarget;
    const wasMoving = drag.current?.isMoving ?? false;
    drag.current = null;
    if (!wasMoving) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const ground = element.parentElement?.getBoundingClientRect();
    element.style.transform = '';
    if (!ground || event.type === 'pointercancel') return;
    onDrop(nearestCorner(area, { x: left + width / 2 - ground.left, y: top + height / 2 - ground.top }));
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const pressed = event.target as Element;
      // React also brings what happens in the tile's menu, which stands elsewhere on the page.
      const isMenu = !event.currentTarget.contains(pressed);
      if (event.button !== 0 || isMenu || pressed.closest('button')) return;
      drag.current = { x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (!current) return;
      const [x, y] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.isMoving && Math.hypot(x, y) < STARTS_AFTER) return;
      current.isMoving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.transform = `translate(${x}px, ${y}px)`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
