import type { PersonHue } from '@/lib/core/person-hue';
import { drawStroke } from '../../draw-stroke';
import type { InkItem } from '../../ink-item';
import type { GestureLooks } from './begin-gesture';
import { createTrail } from './fading-trail';
import type { InkCanvas } from './ink-canvas';
import type { Palette } from './palette';

export type WetLayer = GestureLooks & {
  /** Shows strokes where they would come to lie; null for none. */
  preview: (items: readonly Pick<InkItem, 'stroke' | 'author'>[] | null) => void;
  stop: () => void;
};

type WetInput = {
  canvas: InkCanvas | null;
  palette: () => Palette;
  hueOf: (author: string) => PersonHue;
  /** Who draws here. */
  me: () => string;
};

/** What is drawn while a gesture lasts, on a canvas of its own. */
export function createWetLayer({ canvas, palette, hueOf, me }: WetInput): WetLayer {
  const own = () => palette()({ tool: 'pen', colour: 0 }, hueOf(me()));
  const trail = createTrail(canvas, own);
  const draw = (paint: ((context: CanvasRenderingContext2D) => void) | null) => {
    canvas?.clear();
    if (canvas !== null) paint?.(canvas.context);
  };
  return {
    paint: (stroke) =>
      draw(stroke && ((context) => drawStroke(context, stroke, palette()(stroke, hueOf(me()))))),
    showEraser: (at, radius) => draw(at && ((context) => circle(context, at, radius, own()))),
    showLasso: (line) => draw(line && ((context) => dashed(context, line, own()))),
    preview: (items) =>
      draw(
        items &&
          ((context) => {
            for (const { stroke, author } of items) {
              drawStroke(context, stroke, palette()(stroke, hueOf(author)));
            }
          }),
      ),
    trail: trail.add,
    stop: trail.stop,
  };
}

function circle(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
): void {
  Object.assign(context, { lineWidth: 1, strokeStyle: colour });
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

function dashed(
  context: CanvasRenderingContext2D,
  line: readonly { x: number; y: number }[],
  colour: string,
): void {
  Object.assign(context, { lineWidth: 1.5, strokeStyle: colour });
  context.setLineDash([6, 5]);
  context.beginPath();
  for (const { x, y } of line) context.lineTo(x, y);
  context.stroke();
  context.setLineDash([]);
}
