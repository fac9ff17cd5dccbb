/** Shapes with which people are named while names are hidden, by the keys of their words. */
export const shapes = [
  ...['triangle', 'circle', 'square', 'hexagon', 'star', 'spiral', 'cone', 'cube', 'sphere', 'cylinder'],
  ...['pyramid', 'prism', 'kite', 'rhombus', 'trapezium', 'pentagon', 'octagon', 'ellipse', 'arc', 'ring'],
  ...['cross', 'arrow', 'diamond', 'crescent', 'heart', 'wave', 'zigzag', 'knot', 'loop', 'helix'],
  ...[
    'torus',
    'dome',
    'wedge',
    'tetrahedron',
    'octahedron',
    'sector',
    'segment',
    'chord',
    'tangent',
    'vertex',
  ],
  ...['parabola', 'hyperbola', 'cycloid', 'lens', 'leaf', 'drop', 'bell', 'ladder', 'grid', 'lattice'],
  ...[
    'mosaic',
    'ribbon',
    'staircase',
    'cloud',
    'snowflake',
    'honeycomb',
    'pebble',
    'petal',
    'bridge',
    'anchor',
  ],
] as const;
type Shape = (typeof shapes)[number];

/** `lap` is 1 for the first who has the shape, and counts on when there are more people than shapes. */
type DrawnName = { shape: Shape; lap: number };
export type DrawnNames = ReadonlyMap<string, DrawnName>;

/**
 * Gives each person a shape that nobody else has. Who has one keeps it, so that nobody's changes when somebody comes;
 * another session draws others, so that nobody learns them.
 */
export function drawNames(before: DrawnNames, uids: readonly string[], session: string): DrawnNames {
  const drawn = new Map(before);
  const taken = new Set(Array.from(drawn.values(), keyOf));
  for (const uid of uids.toSorted()) {
    if (drawn.has(uid)) continue;
    const name = firstFree(spread(`${session} ${uid}`) % shapes.length, taken);
    drawn.set(uid, name);
    taken.add(keyOf(name));
  }
  return drawn.size === before.size ? before : drawn;
}

const keyOf = ({ shape, lap }: DrawnName): string => `${shape} ${String(lap)}`;

function firstFree(preferred: number, taken: ReadonlySet<string>): DrawnName {
  for (let step = 0; ; step += 1) {
    const shape = shapes[(preferred + step) % shapes.length] ?? shapes[0];
    const name = { shape, lap: 1 + Math.floor(step / shapes.length) };
    if (!taken.has(keyOf(name))) return name;
  }
}

/** FNV-1a, 32 bit, as for people's colours. */
function spread(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value ^ (value >>> 16)) >>> 0;
}
