import * as Y from 'yjs';
import { lengthOf } from '../geometry';
import { addStrokes, readInk, replaceInk } from '../ink-document';
import { inWindow } from '../in-window';
import { makeStrokes } from '../samples.fixture';
import { toStroke } from '../shapes/shape-points';
import type { Stroke } from '../stroke';
import { eraseParts } from './erase-part';
import { touchedBy } from './hit-test';
import { insideOf } from './lasso';
import { copyInk, moveInk, recolourInk, scaleInk } from './transform';

const style = { tool: 'pen', colour: 0, width: 2 } as const;
const line = (x0: number, y0: number, x1: number, y1: number) =>
  toStroke({ kind: 'line', from: { x: x0, y: y0 }, to: { x: x1, y: y1 } }, style);
const docOf = (...strokes: Stroke[]) => {
  const doc = new Y.Doc();
  addStrokes(doc, { anchor: 'p1', author: 'ada', strokes, at: 0 });
  return doc;
};
const endsOf = ({ points }: Stroke) => [points[0], points.at(-1)].map((point) => [point!.x, point!.y]);

it('finds what an eraser crosses between two looks', () => {
  const items = readInk(docOf(line(0, 0, 100, 0), line(0, 50, 100, 50), line(0, 9, 100, 9)));
  const fast = { from: { x: 50, y: -30 }, to: { x: 50, y: 30 }, radius: 1 };
  expect(touchedBy(items, fast)).toEqual([items[0], items[2]]);
  const near = { from: { x: 50, y: 4 }, to: { x: 50, y: 4 }, radius: 3 };
  expect(touchedBy(items, near)).toEqual([items[0]]);
});

it('erases a part and keeps two pieces with the same pressure', () => {
  const doc = docOf(line(0, 0, 100, 0), line(0, 20, 100, 20));
  replaceInk(doc, eraseParts(readInk(doc), { from: { x: 50, y: 0 }, to: { x: 60, y: 0 }, radius: 5 }));
  const [left, right, other] = readInk(doc);
  expect([left, right, other].map((item) => endsOf(item!.stroke))).toEqual([
    [[0, 0], [45, 0]],
    [[65, 0], [100, 0]],
    [[0, 20], [100, 20]],
  ]); // prettier-ignore
  expect(
    new Set([left, right].flatMap((item) => item!.stroke.points.map(({ pressure }) => pressure))).size,
  ).toBe(1);
});

it('erases nothing of what it does not touch, and all of what it covers', () => {
  const items = readInk(docOf(...makeStrokes(40)));
  const whole = { from: { x: 0, y: 0 }, to: { x: 760, y: 1600 }, radius: 2000 };
  expect(eraseParts(items, whole).every(({ strokes }) => strokes.length === 0)).toBe(true);
  expect(eraseParts(items, { ...whole, radius: 2 }).length).toBeLessThan(40);
  const length = (strokes: readonly Stroke[]) =>
    strokes.reduce((sum, { points }) => sum + lengthOf(points), 0);
  for (const { item, strokes } of eraseParts(items, { ...whole, radius: 2 })) {
    expect(length(strokes)).toBeLessThan(length([item.stroke]));
  }
});

it('chooses what lies inside for the most part', () => {
  const items = readInk(docOf(line(10, 10, 60, 10), line(45, 20, 200, 20), line(300, 10, 310, 10)));
  const lasso = [[0, 0], [100, 0], [100, 100], [0, 100]].map(([x, y]) => ({ x: x!, y: y! })); // prettier-ignore
  expect(insideOf(items, lasso)).toEqual([items[0]]);
});

it('moves, scales, colours and copies', () => {
  const doc = docOf(line(0, 0, 100, 0));
  replaceInk(doc, moveInk(readInk(doc), { x: 5, y: 7 }));
  expect(endsOf(readInk(doc)[0]!.stroke)).toEqual([[5, 7], [105, 7]]); // prettier-ignore
  replaceInk(doc, scaleInk(readInk(doc), { x: 5, y: 7 }, 2));
  expect(readInk(doc)[0]!.stroke.width).toBe(4);
  replaceInk(doc, recolourInk(readInk(doc), 2));
  expect(copyInk(readInk(doc), { x: -5, y: -7 })[0]).toMatchObject({
    colour: 2,
    points: [{ x: 0 }, { x: 200 }],
  });
  expect(readInk(doc)).toHaveLength(1);
});

it('moves ink of a plot in the part of it that is in view', () => {
  const doc = new Y.Doc();
  const frame = { x0: 0, x1: 10, y0: 0, y1: 5, height: 500 };
  addStrokes(doc, { anchor: 'p', author: 'ada', strokes: [line(100, 100, 200, 100)], at: 0, frame });
  // Zoomed to the left lower quarter, on a higher plot: one unit of x is 200 wide, one of y 240 high.
  const zoomed = { x0: 0, x1: 5, y0: 0, y1: 2.5, height: 600 };
  const [item] = inWindow(readInk(doc), zoomed);
  expect(endsOf(item!.stroke)).toEqual([[200, -360], [400, -360]]); // prettier-ignore
  replaceInk(doc, moveInk([item!], { x: 0, y: 240 }));
  expect(endsOf(inWindow(readInk(doc), frame)[0]!.stroke)).toEqual([[100, 200], [200, 200]]); // prettier-ignore
});
