'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { WindowActions } from '@/components/worksheet/plot/use-plot-window';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { wheelFactor, windowAfter } from '@/lib/worksheet/plot/gesture';
import type { WindowPlace } from '@/lib/worksheet/plot/window';

type Gesture = {
  window: PlotWindow;
  before: ReadonlyMap<number, WindowPlace>;
  after: Map<number, WindowPlace>;
  isMoving: boolean;
};

/** A press that moves less than this is no drag (parts of the plot). */
const slip = 0.006;

/** A pointer, as React tells of it or the browser itself. */
type Pointer = Pick<PointerEvent, 'button' | 'pointerId' | 'clientX' | 'clientY'>;

type PlotGesturesInput = {
  surface: RefObject<HTMLElement | null>;
  plot: Plot;
  window: PlotWindow;
  actions: WindowActions | null;
};

/** Moves and zooms what is in sight: by dragging, by two fingers, and by the wheel with Ctrl or ⌘. */
export function usePlotGestures({ surface, plot, window, actions }: PlotGesturesInput) {
  const gesture = useRef<Gesture | null>(null);

  const turn = useEffectEvent((event: WheelEvent) => {
    // A wheel alone scrolls the sheet.
    if (actions === null || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const element = surface.current;
    if (element) actions.zoom(wheelFactor(event), placeIn(element, event));
  });
  useEffect(() => {
    const element = surface.current;
    // Two fingers would zoom or scroll the page.
    const keep = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    element?.addEventListener('wheel', turn, { passive: false });
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => {
      element?.removeEventListener('wheel', turn);
      element?.removeEventListener('touchmove', keep);
    };
  }, [surface]);

  /** Each finger that comes or goes begins it again from what is in sight. */
  const begin = (pointers: ReadonlyMap<number, WindowPlace>, isMoving: boolean) => {
    gesture.current =
      pointers.size === 0 ? null : { window, before: pointers, after: new Map(pointers), isMoving };
  };
  const down = (event: Pointer, element: HTMLElement) => {
    if (actions === null || event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    const others = gesture.current?.after ?? new Map<number, WindowPlace>();
    begin(new Map(others).set(event.pointerId, placeIn(element, event)), others.size > 0);
  };
  /** Whether the window moves, so that the place under the pointer is not to be read. */
  const move = (event: Pointer, element: HTMLElement): boolean => {
    const now = gesture.current;
    if (actions === null || now === null || !now.after.has(event.pointerId)) return false;
    const place = placeIn(element, event);
    const first = now.before.get(event.pointerId) ?? place;
    now.isMoving ||= Math.hypot(place.across - first.across, place.down - first.down) > slip;
    now.after.set(event.pointerId, place);
    if (!now.isMoving) return false;
    actions.change(windowAfter(now.window, [...now.before.values()], [...now.after.values()], plot.x));
    return true;
  };
  const end = ({ pointerId }: Pick<Pointer, 'pointerId'>) => {
    const now = gesture.current;
    if (now) begin(new Map([...now.after].filter(([other]) => other !== pointerId)), now.isMoving);
  };
  const release = () => {
    gesture.current = null;
  };
  return { down, move, end, release };
}

function placeIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { across: (clientX - left) / width, down: (clientY - top) / height };
}
