import { drawStroke } from '../../draw-stroke';
import type { LiveStroke } from '../../live/live-board';
import { createInkCanvas, type InkCanvas, type PadView } from './ink-canvas';

/** How long the pointer of somebody is seen after it moved (ms), and how many of its points. */
const pointerLasts = 1200;
const pointerPoints = 40;

type LiveLayerInput = {
  lines: () => readonly LiveStroke[];
  colourOf: (line: LiveStroke) => string;
};

/** What others draw at this moment, on a canvas that comes with the first line. */
export function createLiveLayer(surface: HTMLElement, { lines, colourOf }: LiveLayerInput) {
  let canvas: InkCanvas | null = null;
  let view: PadView | null = null;
  let frame = 0;
  const draw = () => {
    frame = 0;
    const now = lines();
    if (canvas === null && now.length > 0) {
      canvas = createInkCanvas(surface, { isWet: false });
      if (view) canvas?.fit(view);
    }
    if (canvas === null) return;
    canvas.clear();
    for (const line of now) {
      if (line.kind === 'stroke') drawStroke(canvas.context, line.stroke, colourOf(line));
      else drawPointer(canvas.context, line, colourOf(line));
    }
    if (now.some(({ kind }) => kind === 'pointer')) update();
  };
  const update = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  return {
    update,
    fit: (next: PadView) => {
      view = next;
      canvas?.fit(next);
      update();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      canvas?.remove();
    },
  };
}

/** The trail goes out when its tip rests. */
function drawPointer(context: CanvasRenderingContext2D, line: LiveStroke, colour: string): void {
  const rest = 1 - (performance.now() - line.heardAt) / pointerLasts;
  const points = line.stroke.points.slice(-pointerPoints);
  const tip = points.at(-1);
  if (rest <= 0 || tip === undefined) return;
  Object.assign(context, { strokeStyle: colour, fillStyle: colour, lineCap: 'round' });
  points.forEach((point, at) => {
    const before = points[at - 1] ?? point;
    context.globalAlpha = (rest * (at + 1)) / points.length;
    context.lineWidth = 1 + (4 * (at + 1)) / points.length;
    context.beginPath();
    context.moveTo(before.x, before.y);
    context.lineTo(point.x, point.y);
    context.stroke();
  });
  context.globalAlpha = rest;
  context.beginPath();
  context.arc(tip.x, tip.y, 5, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
}
