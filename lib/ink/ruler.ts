import { between, directionOf, distance, type Place } from './geometry';

/** A ruler on the page. It lies around `at`, turned counter-clockwise by `angle` degrees. */
export type Ruler = {
  readonly at: Place;
  readonly angle: number;
  readonly length: number;
  /** From edge to edge. */
  readonly width: number;
};

/** A protractor: half a circle above its base, around `at`, turned counter-clockwise by `angle` degrees. */
export type Protractor = { readonly at: Place; readonly angle: number; readonly radius: number };

/** A place as the tool sees it: along its edge, and above it. */
function toTool({ at, angle }: Pick<Ruler, 'at' | 'angle'>, { x, y }: Place): Place {
  const [cos, sin] = turnOf(angle);
  const [dx, dy] = [x - at.x, at.y - y];
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
}

function fromTool({ at, angle }: Pick<Ruler, 'at' | 'angle'>, { x, y }: Place): Place {
  const [cos, sin] = turnOf(angle);
  return { x: at.x + x * cos - y * sin, y: at.y - (x * sin + y * cos) };
}

const turnOf = (degrees: number): [number, number] => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

/** The place on the edge of a ruler that a pen near it slides along; null where it is not near. */
export function snapToRuler(ruler: Ruler, place: Place, reach: number): Place | null {
  const { x, y } = toTool(ruler, place);
  const half = ruler.width / 2;
  if (Math.abs(x) > ruler.length / 2 || Math.abs(Math.abs(y) - half) > reach) return null;
  return fromTool(ruler, { x, y: y < 0 ? -half : half });
}

/** The place on the base or the arc of a protractor; null where the pen is not near. */
export function snapToProtractor(tool: Protractor, place: Place, reach: number): Place | null {
  const { x, y } = toTool(tool, place);
  const far = Math.hypot(x, y);
  if (Math.abs(y) <= reach && Math.abs(x) <= tool.radius) return fromTool(tool, { x, y: 0 });
  if (y < 0 || Math.abs(far - tool.radius) > reach) return null;
  return fromTool(tool, { x: (x * tool.radius) / far, y: (y * tool.radius) / far });
}

/** What a protractor shows for a place, in degrees from its right end: 0 to 180, or null below the base. */
export function readAngle(tool: Protractor, place: Place): number | null {
  const { x, y } = toTool(tool, place);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return degrees < 0 ? null : degrees;
}

/** How a ruler lies between two fingers, or two ends. */
export const rulerBetween = (ruler: Ruler, from: Place, to: Place): Ruler => ({
  ...ruler,
  at: between(from, to),
  angle: distance(from, to) === 0 ? ruler.angle : directionOf(from, to),
});

/** The nearest angle that is easy to want: steps of 15 degrees, when it is nearly there. */
export function easyAngle(degrees: number): number {
  const step = Math.round(degrees / 15) * 15;
  return ((Math.abs(degrees - step) <= 2 ? step : degrees) + 360) % 360;
}
