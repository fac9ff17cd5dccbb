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

/** Points as curves through the middles between them, from the middle before the first to that after the last. */
function trace(sink: PathSink, points: readonly InkPoint[], { from, to, isStraight }: Span): void {
  const [first, before] = [points[from], points[from - 1]];
  if (!first) return;
  const start = before ? middle(before, first) : first;
  sink.moveTo(start.x, start.y);
  for (let at = from; at <= to; at += 1) {
    const [point, after] = [points[at], points[at + 1]];
    if (!point) return;
    // A line of no length would not be drawn: a dot.
    if (!after) sink.lineTo(point.x + (points.length === 1 ? 0.01 : 0), point.y);
    else if (isStraight) {
      const end = middle(point, after);
      sink.lineTo(point.x, point.y);
      sink.lineTo(end.x, end.y);
    } else {
      const end = middle(point, after);
      sink.quadraticCurveTo(point.x, point.y, end.x, end.y);
    }
  }
}

type Place = { x: number; y: number };

const middle = (a: InkPoint, b: InkPoint): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
