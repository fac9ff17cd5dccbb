import type { Place } from '../geometry';
import { random } from '../samples.fixture';
import type { Stroke } from '../stroke';
import { kindOfStroke } from './kind-of-stroke';
import { shapeKinds, toStroke, type Shape } from './shape-points';
import { straighten } from './straighten';

const box = { from: { x: 100, y: 300 }, to: { x: 240, y: 180 } };
const style = { tool: 'pen', colour: 1, width: 2 } as const;

/** A hand that follows a shape, not well. */
function byHand(shape: Shape, shake: number, seed: number): Place[] {
  const next = random(seed);
  const { points } = toStroke(shape, style);
  return points.flatMap((point, at) => {
    const last = points[at - 1] ?? point;
    return Array.from({ length: 12 }, (_, step) => ({
      x: last.x + ((step + 1) / 12) * (point.x - last.x) + shake * (next() - 0.5),
      y: last.y + ((step + 1) / 12) * (point.y - last.y) + shake * (next() - 0.5),
    }));
  });
}

it.each(shapeKinds.filter((kind) => kind !== 'axes'))('sees the %s that a hand meant', (kind) => {
  const seen = [1, 2, 3, 4, 5].map((seed) => straighten(byHand({ kind, ...box }, 4, seed))?.kind);
  expect(seen).toEqual(seen.map(() => kind));
});

it('sees axes in two strokes of a hand, down and to the right', () => {
  const corner = [[100, 50], [100, 200], [260, 200]].map(([x, y]) => ({ x: x!, y: y! })); // prettier-ignore
  const places = corner.flatMap((place, at) => {
    const last = corner[at - 1] ?? place;
    return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((part) => ({
      x: last.x + part * (place.x - last.x) + 2 * Math.sin(9 * part),
      y: last.y + part * (place.y - last.y) + 2 * Math.cos(7 * part),
    }));
  });
  expect(straighten(places)).toMatchObject({ kind: 'axes' });
});

it('leaves writing as it is', () => {
  const wave = Array.from({ length: 80 }, (_, x) => ({ x: 2 * x, y: 20 * Math.sin(x / 6) }));
  expect(straighten(wave)).toBeNull();
  expect(straighten([{ x: 0, y: 0 }])).toBeNull();
});

it('names a shape by its points, and writing a stroke', () => {
  const named = shapeKinds.map((kind) => kindOfStroke(toStroke({ kind, ...box }, style)));
  expect(named).toEqual(shapeKinds);
  const points = Array.from({ length: 40 }, (_, x) => ({ x: 2 * x, y: 20 * Math.sin(x / 6), pressure: 0.5 }));
  const written: Stroke = { ...style, ms: 0, isStraight: false, points };
  expect(kindOfStroke(written)).toBe('stroke');
  expect(kindOfStroke({ ...written, points: points.slice(0, 1) })).toBe('dot');
  expect(kindOfStroke({ ...written, tool: 'highlighter' })).toBe('highlight');
});
