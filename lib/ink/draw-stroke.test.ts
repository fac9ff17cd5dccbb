import { runsOf, type PathSink } from './draw-stroke';
import { distanceToLine, type Place } from './geometry';
import { makeStrokes, random, writePoints } from './samples.fixture';
import { thin } from './thin';

/** Where a pen of light would go. */
function lightOf(stroke: Parameters<typeof runsOf>[0]): Place[] {
  const places: Place[] = [];
  const last = () => places.at(-1) ?? { x: 0, y: 0 };
  const sink: PathSink = {
    moveTo: (x, y) => void places.push({ x, y }),
    lineTo: (x, y) => void places.push({ x, y }),
    quadraticCurveTo: (cx, cy, x, y) => {
      const from = last();
      for (const t of [0.25, 0.5, 0.75, 1]) {
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        places.push({ x: a * from.x + b * cx + c * x, y: a * from.y + b * cy + c * y });
      }
    },
  };
  for (const { trace } of runsOf(stroke)) trace(sink);
  return places;
}

it('moves nothing that was written by more than half a unit', () => {
  const next = random(5);
  for (let turn = 0; turn < 100; turn += 1) {
    const written = writePoints(next);
    const light = lightOf({ tool: 'pen', width: 2, isStraight: false, points: thin(written) });
    const off = written.map((point) =>
      Math.min(...light.map((place, at) => distanceToLine(point, light[at - 1] ?? place, place))),
    );
    expect(Math.max(...off)).toBeLessThan(0.65);
  }
});

it('keeps a sharp corner where it was', () => {
  const points = [[0, 0], [200, 0], [200, 150]].map(([x, y]) => ({ x: x!, y: y!, pressure: 0.5 })); // prettier-ignore
  const light = lightOf({ tool: 'pen', width: 2, isStraight: false, points });
  const corner = Math.min(...light.map(({ x, y }) => Math.hypot(x - 200, y)));
  expect(corner).toBeLessThan(0.5);
  expect(lightOf({ tool: 'pen', width: 2, isStraight: true, points })).toContainEqual({ x: 200, y: 0 });
});

it('draws a highlighter in one piece and a pen in runs that join', () => {
  const [stroke] = makeStrokes(1, {}, 11);
  expect(runsOf({ ...stroke!, tool: 'highlighter' })).toHaveLength(1);
  expect(runsOf(stroke!).length).toBeGreaterThan(1);
});
