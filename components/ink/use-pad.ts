'use client';

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { useSession } from '@/lib/auth/client/use-session';
import type { AppError } from '@/lib/errors/app-error';
import { createPad, type Pad } from '@/lib/ink/client/pad/create-pad';
import type { Pan } from '@/lib/ink/client/pad/pan';
import type { SurfaceInk } from '@/lib/ink/client/pad/surface-ink';
import type { Stroke } from '@/lib/ink/stroke';

type PadProps = {
  /** In page units. */
  surface: { width: number; height: number };
  desk: InkDesk;
  /** What fingers move that do not draw, where it is not the page. The same object as long as the surface is there. */
  pan?: Pan | null;
  /** Hears of each stroke of this person. */
  onDrawn?: (stroke: Stroke) => void;
  /** Hears why no more fits. */
  onFull?: (full: AppError) => void;
};

/** Draws on the element, from when it is there until it goes. What the page hands over may change meanwhile. */
export function usePad(
  place: { readonly current: HTMLElement | null },
  props: PadProps,
  here: SurfaceInk,
): Pad['preview'] {
  const { surface, desk, pan = null } = props;
  const { width, height } = surface;
  const uid = useSession().user?.uid ?? '';
  const latest = useRef({ props, here, uid });
  useLayoutEffect(() => {
    latest.current = { props, here, uid };
  });
  const pad = useRef<Pad | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const made = createPad(element, {
      size: () => latest.current.props.surface,
      ink: () => latest.current.here,
      hueOf: (author) => latest.current.props.desk.people.colourOf(author).hue,
      me: () => latest.current.uid,
      pan,
      mayDraw: () => latest.current.props.desk.mayDraw,
      onDrawn: (stroke) => latest.current.props.onDrawn?.(stroke),
      onFull: (full) => latest.current.props.onFull?.(full),
    });
    pad.current = made;
    return () => {
      made.close();
      pad.current = null;
    };
  }, [place, pan]);
  // What a plot shows changes where its ink lies.
  useEffect(() => {
    pad.current?.update();
    return here.items.subscribe(() => pad.current?.update());
  }, [here]);
  useEffect(() => here.live.subscribe(() => pad.current?.updateLive()), [here]);
  // Seats of people come later than their strokes, and bring their colours.
  useEffect(() => pad.current?.repaint(), [desk.people, width, height]);
  return useCallback((hidden, items) => pad.current?.preview(hidden, items), []);
}
