'use client';

import { useMemo, useRef } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { usePad } from '@/components/ink/use-pad';
import { surfaceInk } from '@/lib/ink/client/pad/surface-ink';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { PlotFrame } from '@/lib/ink/plot-frame';

type ShownInkProps = {
  /** In page units. */
  surface: { anchor: string; width: number; height: number };
  ink: OpenInk;
  desk: InkDesk;
  window: PlotFrame | null;
  label: string;
  describedBy: string;
};

/** Strokes over something else, for a person who only looks. Pointers go through it. */
export function ShownInk({ surface, ink, desk, window, label, describedBy }: ShownInkProps) {
  const { anchor, width, height } = surface;
  const place = useRef<HTMLDivElement>(null);
  const here = useMemo(() => surfaceInk(ink, anchor, window), [ink, anchor, window]);
  const looking = useMemo(() => ({ ...desk, mayDraw: false }), [desk]);
  usePad(place, { surface, desk: looking }, here);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      className="relative w-full overflow-hidden"
      style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
    />
  );
}
