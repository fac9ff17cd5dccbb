import type { Place } from '../geometry';
import type { InkChange } from '../ink-document';
import type { InkItem } from '../ink-item';
import type { InkColour, Stroke } from '../stroke';

/** What a move of chosen strokes changes, for `replaceInk`. */
export const moveInk = (items: readonly InkItem[], by: Place): InkChange[] =>
  changeEach(items, (stroke) => moved(stroke, by));

/** Makes strokes larger or smaller about a place that stays. Their width goes with it. */
export const scaleInk = (items: readonly InkItem[], about: Place, factor: number): InkChange[] =>
  changeEach(items, (stroke) => ({
    ...stroke,
    width: stroke.width * factor,
    points: stroke.points.map(({ x, y, pressure }) => ({
      x: about.x + factor * (x - about.x),
      y: about.y + factor * (y - about.y),
      pressure,
    })),
  }));

export const recolourInk = (items: readonly InkItem[], colour: InkColour): InkChange[] =>
  changeEach(items, (stroke) => ({ ...stroke, colour }));

/** The same strokes a little aside, to be added as new ones of who copies. */
export const copyInk = (items: readonly InkItem[], by: Place): Stroke[] =>
  items.map(({ stroke }) => moved(stroke, by));

const changeEach = (items: readonly InkItem[], change: (stroke: Stroke) => Stroke): InkChange[] =>
  items.map((item) => ({ item, strokes: [change(item.stroke)] }));

const moved = (stroke: Stroke, by: Place): Stroke => ({
  ...stroke,
  points: stroke.points.map(({ x, y, pressure }) => ({ x: x + by.x, y: y + by.y, pressure })),
});
