import type { Stroke } from './stroke';

/** The part of a plot that was in view: its axes from edge to edge, and its height in page units (it is 1000 wide). */
export type PlotFrame = {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly height: number;
};

const plotWidth = 1000;

/** A stroke that was drawn in one frame, as it lies in another: it follows the axes. */
export function toWindow<S extends Pick<Stroke, 'points'>>(stroke: S, from: PlotFrame, to: PlotFrame): S {
  const points = stroke.points.map(({ x, y, pressure }) => {
    const valueX = from.x0 + (x / plotWidth) * (from.x1 - from.x0);
    const valueY = from.y1 - (y / from.height) * (from.y1 - from.y0);
    return {
      x: ((valueX - to.x0) / (to.x1 - to.x0)) * plotWidth,
      y: ((to.y1 - valueY) / (to.y1 - to.y0)) * to.height,
      pressure,
    };
  });
  return { ...stroke, points };
}
