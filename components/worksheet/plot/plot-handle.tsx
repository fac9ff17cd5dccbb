'use client';

import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { percent } from '@/components/worksheet/plot/looks';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import type { PlotWindow } from '@/lib/math/plot/plot';
import { across, down } from '@/lib/worksheet/plot/curve-path';
import {
  movedByKey,
  nextValue,
  valuesAt,
  type Handles,
  type NamedValues,
} from '@/lib/worksheet/plot/drag-handle';

/** What moves names by a handle. The window holds still meanwhile. */
export type HandleActions = { slides: SlideActions; hold: (isHeld: boolean) => void };

type PlotHandleProps = HandleActions & {
  window: PlotWindow;
  x: number;
  y: number;
  handles: Handles;
  label: string;
  words: string;
  /** It stands on a curve, which is drawn in ink. */
  isOnCurve?: boolean;
};

/** A dot in a plot that moves the numbers of names, by pointer and by the arrow keys. */
export function PlotHandle({ label, words, isOnCurve = false, ...handle }: PlotHandleProps) {
  const { window, x, y, handles } = handle;
  const drag = useHandleDrag(handle);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={handles.across ? window.left : window.bottom}
      aria-valuemax={handles.across ? window.right : window.top}
      aria-valuenow={handles.across ? x : y}
      aria-valuetext={words}
      className="group/handle absolute grid size-6 select-none -translate-1/2 touch-none cursor-move place-items-center rounded-full pointer-coarse:size-11"
      style={{ left: percent(across(window, x)), top: percent(down(window, y)) }}
      {...drag}
      onKeyDown={(event) => moveByKey(event, handle)}
    >
      <span
        className={clsx(
          'rounded-full ring-2 ring-surface group-hover/handle:scale-125',
          isOnCurve ? 'size-2.5 bg-ink' : 'size-3.5 bg-orchid',
        )}
      />
    </div>
  );
}

type Handle = Omit<PlotHandleProps, 'label' | 'words' | 'isOnCurve'>;
type Drag = { offsetX: number; offsetY: number; values: NamedValues | null };

/** Moves names by the pointer. Where it is held, the point keeps its distance from the finger. */
function useHandleDrag({ window, x, y, handles, slides, hold }: Handle) {
  const drag = useRef<Drag | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event, window);
    drag.current = { offsetX: x - place.x, offsetY: y - place.y, values: null };
    hold(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now === null) return;
    const place = placeOf(event, window);
    now.values = valuesAt(handles, window, { x: place.x + now.offsetX, y: place.y + now.offsetY });
    slides.moveNames(now.values);
  };
  const onPointerEnd = () => {
    const now = drag.current;
    if (now === null) return;
    drag.current = null;
    if (now.values) slides.leaveNames(now.values);
    hold(false);
  };
  // Where the point has no place any more it goes while it is held: what was reached is kept.
  const endLast = useEffectEvent(onPointerEnd);
  useEffect(() => () => endLast(), []);
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

/** The place of the pointer, in the numbers of the plot. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, window: PlotWindow) {
  const { left, top, width, height } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
  return {
    x: window.left + ((clientX - left) / width) * (window.right - window.left),
    y: window.top - ((clientY - top) / height) * (window.top - window.bottom),
  };
}

function moveByKey(event: KeyboardEvent, { window, handles, slides }: Handle): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const moved = ctrlKey || metaKey || altKey || shiftKey ? null : movedByKey(handles, key);
  const found = moved && slides.findNumber(moved.handle.name);
  if (!found) return;
  event.preventDefault();
  const sight =
    moved.handle === handles.across
      ? ([window.left, window.right] as const)
      : ([window.bottom, window.top] as const);
  const next = nextValue(moved.handle, moved.by, found, sight);
  if (next !== null) slides.leaveNames(new Map([[moved.handle.name, next]]));
}
