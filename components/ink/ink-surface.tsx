'use client';

import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { useSession } from '@/lib/auth/client/use-session';
import { createPad, type Pad } from '@/lib/ink/client/pad/create-pad';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { Stroke } from '@/lib/ink/stroke';

type InkSurfaceProps = {
  /** A place of fixed proportions, in page units. */
  surface: { anchor: string; width: number; height: number };
  ink: OpenInk;
  desk: InkDesk;
  label: string;
  describedBy?: string | undefined;
  /** Hears of each stroke of this person. */
  onDrawn?: (stroke: Stroke) => void;
  className: string;
  style?: CSSProperties;
  /** What is drawn on. */
  children?: ReactNode;
};

/** Takes and shows strokes over a content of fixed proportions. */
export function InkSurface(props: InkSurfaceProps) {
  const { surface, desk, label, describedBy, className, style, children } = props;
  const { mayDraw, active } = desk;
  const { anchor, width, height } = surface;
  const place = useRef<HTMLDivElement>(null);
  usePad(place, props);
  useFocusOnArrival(place);
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={0}
      data-own-keys=""
      data-ink={anchor}
      className={clsx(
        'relative overflow-hidden select-none data-by-pointer:outline-none',
        mayDraw && 'cursor-crosshair touch-pinch-zoom',
        className,
      )}
      style={{ ...style, aspectRatio: `${String(width)} / ${String(height)}` }}
      onFocus={() => active.set(anchor)}
      // Who draws sees where; the ring is for those who come by keys.
      onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-by-pointer', '')}
      onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-by-pointer')}
    >
      {children}
    </div>
  );
}

/** The cell had the focus before there was a place to draw. */
function useFocusOnArrival(place: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const cell = place.current?.closest('[data-waits-for-ink]');
    if (cell && cell === document.activeElement) place.current?.focus();
  }, [place]);
}

/** Draws on the element, from when it is there until it goes. What the page hands over may change meanwhile. */
function usePad(place: { readonly current: HTMLElement | null }, props: InkSurfaceProps): void {
  const { ink, surface, desk } = props;
  const { anchor, width, height } = surface;
  const uid = useSession().user?.uid ?? '';
  const items = useMemo(() => ink.itemsOf(anchor), [ink, anchor]);
  const latest = useRef({ props, uid });
  useLayoutEffect(() => {
    latest.current = { props, uid };
  });
  const pad = useRef<Pad | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const made = createPad(element, {
      size: () => latest.current.props.surface,
      items: items.read,
      hueOf: (author) => latest.current.props.desk.people.colourOf(author).hue,
      me: () => latest.current.uid,
      mayDraw: () => latest.current.props.desk.mayDraw,
      keep: (stroke) => {
        ink.add({ anchor, strokes: [stroke] });
        latest.current.props.onDrawn?.(stroke);
      },
    });
    pad.current = made;
    const stop = items.subscribe(made.update);
    return () => {
      stop();
      made.close();
      pad.current = null;
    };
  }, [place, ink, items, anchor]);
  // Seats of people come later than their strokes, and bring their colours.
  useEffect(() => pad.current?.repaint(), [desk.people, width, height]);
}
