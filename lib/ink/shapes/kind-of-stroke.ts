import { boxOfPoints } from '../box';
import type { Stroke } from '../stroke';
import { isClosed, offEllipse, offLine } from './fit';
import type { ShapeKind } from './shape-points';

export type StrokeKind = ShapeKind | 'dot' | 'highlight' | 'stroke';

/** Corners of the shapes that are drawn with straight lines. */
const [lineCorners, boxCorners, axesCorners] = [2, 5, 9];
/** What is smaller than this is a dot (units). */
const dot = 4;

/** What a stroke is, for those who read about it: told by its points alone. */
export function kindOfStroke({ tool, isStraight, points }: Stroke): StrokeKind {
  if (tool === 'highlighter') return 'highlight';
  const { left, top, right, bottom } = boxOfPoints(points);
  if (Math.max(right - left, bottom - top) < dot) return 'dot';
  if (isStraight && points.length === axesCorners) return 'axes';
  if (isStraight && points.length === boxCorners) return isClosed(points) ? 'rectangle' : 'arrow';
  if (isStraight ? points.length === lineCorners : offLine(points) < 0.02) return 'line';
  return isClosed(points) && offEllipse(points) < 0.06 ? 'circle' : 'stroke';
}
