import { levelOf, pressureOf } from './codec/levels';
import type { InkPoint, Stroke } from './stroke';

/** What takes the lines of a stroke: a canvas, or the text of an SVG path. */
export type PathSink = {
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  quadraticCurveTo: (throughX: number, throughY: number, x: number, y: number) => void;
};

/** A piece of a stroke that has one width. Its ends are round. */
export type StrokeRun = { readonly width: number; readonly trace: (sink: PathSink) => void };

/** How much of a highlighter's colour is seen. */
export const highlighterOpacity = 0.38;

/** The part of a canvas context that drawing needs. */
export type InkCanvas = PathSink &
  Pick<
    CanvasRenderingContext2D,
    'beginPath' | 'stroke' | 'lineCap' | 'lineJoin' | 'lineWidth' | 'strokeStyle' | 'globalAlpha'
  >;

/**
 * A stroke as lines of a few widths instead of one outline. Points that follow each other with the same pressure are
 * one curve. Nobody sees the steps at the width of a pen, and a line that crosses itself has no holes.
 */
export function runsOf({ tool, width, isStraight, points }: Omit<Stroke, 'ms' | 'colour'>): StrokeRun[] {
  const whole = (sink: PathSink): void => trace(sink, points, { from: 0, to: points.length - 1, isStraight });
  if (tool === 'highlighter') return [{ width, trace: whole }];
  const levels = points.map((_, at) => smoothLevel(points, at));
  const runs: StrokeRun[] = [];
  for (let from = 0; from < points.length;) {
    const level = levels[from] ?? 0;
    let to = from;
    while (levels[to + 1] === level) to += 1;
    const span = { from, to, isStraight };
    runs.push({ width: widthAt(width, level), trace: (sink) => trace(sink, points, span) });
    from = to + 1;
  }
  return runs;
}

/** Draws a stroke on a canvas in one colour. Highlighters belong under the ink: draw them first. */
export function drawStroke(canvas: InkCanvas, stroke: Omit<Stroke, 'ms' | 'colour'>, colour: string): void {
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.strokeStyle = colour;
  canvas.globalAlpha = stroke.tool === 'highlighter' ? highlighterOpacity : 1;
  for (const run of runsOf(stroke)) {
    canvas.lineWidth = run.width;
    canvas.beginPath();
    run.trace(canvas);
    canvas.stroke();
  }
  canvas.globalAlpha = 1;
}

/** An even pen has the width that was chosen. */
const widthAt = (width: number, level: number): number => width * (0.55 + 0.9 * pressureOf(level));

/** The pressure around a point, in every second level: fewer runs. */
function smoothLevel(points: readonly InkPoint[], at: number): number {
  const here = points[at]?.pressure ?? 0;
  const [before, after] = [points[at - 1]?.pressure ?? here, points[at + 1]?.pressure ?? here];
  return levelOf((before + 2 * here + after) / 4) & ~1;
}

type Span = { from: number; to: number; isStraight: boolean };

/** Smoothing moves a corner by no more than this (units). */
const mostMoved = 0.4;

/**
 * Points as lines with round corners, from the middle before the first to that after the last. A soft turn is one curve
 * from middle to middle. A sharp one is round only near its point: smoothing must not move what was written.
 */
function trace(sink: PathSink, points: readonly InkPoint[], { from, to, isStraight }: Span): void {
  const [first, before] = [points[from], points[from - 1]];
  if (!first) return;
  if (before) sink.moveTo((before.x + first.x) / 2, (before.y + first.y) / 2);
  else sink.moveTo(first.x, first.y);
  for (let at = from; at <= to; at += 1) {
    const [last, point, next] = [points[at - 1], points[at], points[at + 1]];
    if (!point) return;
    if (last && next && !isStraight) turn(sink, last, point, next);
    // A line of no length would not be drawn: a dot.
    else sink.lineTo(point.x + (points.length === 1 ? 0.01 : 0), point.y);
    if (next) sink.lineTo((point.x + next.x) / 2, (point.y + next.y) / 2);
  }
}

/** Goes around a point, from somewhere before it to somewhere after it. */
function turn(sink: PathSink, last: InkPoint, point: InkPoint, next: InkPoint): void {
  const [inX, inY, outX, outY] = [point.x - last.x, point.y - last.y, next.x - point.x, next.y - point.y];
  const [inLength, outLength] = [Math.sqrt(inX * inX + inY * inY), Math.sqrt(outX * outX + outY * outY)];
  if (inLength === 0 || outLength === 0) return;
  const [bendX, bendY] = [outX / outLength - inX / inLength, outY / outLength - inY / inLength];
  // The curve passes its corner at a quarter of the bend times its reach.
  const reach = (4 * mostMoved) / Math.max(1e-6, Math.sqrt(bendX * bendX + bendY * bendY));
  const [a, b] = [Math.min(0.5, reach / inLength), Math.min(0.5, reach / outLength)];
  if (a < 0.5) sink.lineTo(point.x - a * inX, point.y - a * inY);
  sink.quadraticCurveTo(point.x, point.y, point.x + b * outX, point.y + b * outY);
}
