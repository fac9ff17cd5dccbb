'use client';

import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { actOfKey, actsOfHand, factorOfWheel } from '@/lib/call/stage/screen-hand';
import type { Point, ScreenAct } from '@/lib/call/stage/screen-zoom';

type ScreenHandInput = {
  act: (act: ScreenAct) => void;
  isFit: boolean;
  isLarger: boolean;
  /** What a double click does. */
  onDouble: () => void;
};

type Tap = { at: Point; time: number };

/** Two taps within this time (ms) and this distance (CSS px) are one gesture. */
const doubleTap = { within: 300, near: 30 };

/** Moves and zooms a shared screen by wheel, pinch, drag, double tap and keys. */
export function useScreenHand(input: ScreenHandInput) {
  const { act, isFit, isLarger, onDouble } = input;
  const area = useRef<HTMLDivElement>(null);
  const hand = useRef(new Map<number, Point>());
  const tap = useRef<Tap | null>(null);
  useWheel(area, input);

  const end = ({ pointerId }: PointerEvent) => void hand.current.delete(pointerId);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      hand.current.set(event.pointerId, pointOf(event));
      event.currentTarget.setPointerCapture(event.pointerId);
      const last = tap.current;
      const now: Tap = { at: pointOf(event), time: event.timeStamp };
      tap.current = event.pointerType === 'mouse' ? null : now;
      if (!last || hand.current.size > 1 || now.time - last.time > doubleTap.within) return;
      if (Math.hypot(now.at.x - last.at.x, now.at.y - last.at.y) > doubleTap.near) return;
      tap.current = null;
      act(isFit ? { kind: 'scale', factor: 2, at: now.at } : { kind: 'fit' });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const to = pointOf(event);
      for (const one of actsOfHand(hand.current, event.pointerId, to)) act(one);
      if (hand.current.has(event.pointerId)) hand.current.set(event.pointerId, to);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDoubleClick: () => (tap.current === null ? onDouble() : undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
      const done = actOfKey(event.key);
      if (done === null || (done.kind === 'pan' && !isLarger)) return;
      event.preventDefault();
      act(done);
    },
  };
  return { ref: area, ...handlers };
}

/** With Ctrl the wheel zooms, as a pinch on a touchpad does; without it moves what does not fit. */
function useWheel(area: { readonly current: HTMLElement | null }, { act, isLarger }: ScreenHandInput): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !isLarger) return;
      // Else the browser zooms the whole page. React listens too late to prevent it.
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = element.getBoundingClientRect();
        const at = { x: event.clientX - left, y: event.clientY - top };
        act({ kind: 'scale', factor: factorOfWheel(event.deltaY), at });
      } else act({ kind: 'pan', by: { x: -event.deltaX, y: -event.deltaY } });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [area, act, isLarger]);
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
