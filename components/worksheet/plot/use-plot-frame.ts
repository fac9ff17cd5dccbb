'use client';

import { useMemo } from 'react';
import { overWidth } from '@/components/ink/over/use-ink-over';
import { useElementSize } from '@/lib/call/client/stage/use-element-size';
import type { PlotFrame } from '@/lib/ink/plot-frame';
import type { PlotWindow } from '@/lib/math/plot/plot';

/**
 * What is in sight of a plot, in the units of ink; another object is another part. Null until the size is known of the
 * element that `ref` is given to.
 */
export function usePlotFrame({ left, right, bottom, top }: PlotWindow) {
  const { ref, size } = useElementSize();
  const height = size.width === 0 ? 0 : Math.round((overWidth * size.height) / size.width);
  const frame = useMemo(
    (): PlotFrame | null => (height === 0 ? null : { x0: left, x1: right, y0: bottom, y1: top, height }),
    [left, right, bottom, top, height],
  );
  return { ref, frame };
}
