'use client';

import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { LiveFlags } from '@/components/ink/layers/live-flags';
import { SurfaceLayers } from '@/components/ink/layers/surface-layers';
import { usePad } from '@/components/ink/use-pad';
import { useSurfaceKeys } from '@/components/ink/use-surface-keys';
import { surfaceInk } from '@/lib/ink/client/pad/surface-ink';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { PlotFrame } from '@/lib/ink/plot-frame';

type InkSurfaceProps = Pick<Parameters<typeof usePad>[1], 'pan' | 'onDrawn' | 'onFull'> & {
  /** A place of fixed proportions, in page units. */
  surface: { anchor: string; width: number; height: number };
  ink: OpenInk;
  desk: InkDesk;
  /** What a plot shows now: its ink follows the axes. */
  window?: PlotFrame | null;
  label: string;
  describedBy?: string | undefined;
  className: string;
  style?: CSSProperties;
  /** What is drawn on. */
  children?: ReactNode;
};

/** Takes and shows strokes over a content of fixed proportions. */
export function InkSurface(props: InkSurfaceProps) {
  const { surface, ink, desk, window = null, label, describedBy, onFull, className, style, children } = props;
  const { mayDraw, active } = desk;
  const { anchor, width, height } = surface;
  const place = useRef<HTMLDivElement>(null);
  const here = useMemo(() => surfaceInk(ink, anchor, window), [ink, anchor, window]);
  const preview = usePad(place, props, here);
  useFocusOnArrival(place);
  const handleKey = useSurfaceKeys(here, desk, onFull);
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
        'relative overflow-hidden select-none [-webkit-touch-callout:none] data-by-pointer:outline-none',
        mayDraw && 'cursor-crosshair touch-pinch-zoom',
        className,
      )}
      style={{ ...style, aspectRatio: `${String(width)} / ${String(height)}` }}
      onFocus={() => active.set(anchor)}
      // Who draws sees where; the ring is for those who come by keys.
      onPointerDown={({ currentTarget }) => {
        currentTarget.setAttribute('data-by-pointer', '');
        // A surface that has the focus still has put its tools away by a key.
        if (mayDraw && active.read() !== anchor) active.set(anchor);
      }}
      onKeyDown={(event) => {
        event.currentTarget.removeAttribute('data-by-pointer');
        handleKey(event);
      }}
    >
      {children}
      <LiveFlags here={here} people={desk.people} size={surface} />
      {mayDraw ? <SurfaceLayers {...{ here, desk, preview, onFull }} size={surface} /> : null}
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
