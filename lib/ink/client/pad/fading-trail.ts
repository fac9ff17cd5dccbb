import type { Place } from '../../geometry';
import type { InkCanvas } from './ink-canvas';

/** How long a trail is seen (ms). */
const lasts = 1200;

type Seen = { place: Place; until: number; isFirst: boolean };

/** The trail of a pointer on a canvas: it goes out behind its tip. */
export function createTrail(canvas: InkCanvas | null, colour: () => string) {
  let seen: Seen[] = [];
  let frame = 0;
  const draw = () => {
    const now = performance.now();
    seen = seen.filter(({ until }) => until > now);
    canvas?.clear();
    if (canvas !== null) drawTrail(canvas.context, seen, now, colour());
    frame = seen.length > 0 ? requestAnimationFrame(draw) : 0;
  };
  return {
    add: (places: readonly Place[], isBegun: boolean) => {
      const until = performance.now() + lasts;
      seen.push(...places.map((place, at) => ({ place, until, isFirst: isBegun && at === 0 })));
      if (frame === 0) frame = requestAnimationFrame(draw);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

function drawTrail(
  context: CanvasRenderingContext2D,
  seen: readonly Seen[],
  now: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineCap = 'round';
  seen.forEach(({ place, until, isFirst }, at) => {
    const before = isFirst ? place : (seen[at - 1]?.place ?? place);
    const rest = (until - now) / lasts;
    context.globalAlpha = rest;
    context.lineWidth = 1 + 4 * rest;
    context.beginPath();
    context.moveTo(before.x, before.y);
    context.lineTo(place.x, place.y);
    context.stroke();
  });
  context.globalAlpha = 1;
  const tip = seen.at(-1)?.place;
  if (tip === undefined) return;
  context.beginPath();
  context.arc(tip.x, tip.y, 5, 0, 2 * Math.PI);
  context.fill();
}
