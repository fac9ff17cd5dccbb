import { createStore } from '@/lib/core/client/create-store';
import { snapToProtractor, snapToRuler, type Protractor, type Ruler } from '../../ruler';
import type { InkPoint } from '../../stroke';
import type { Place } from '../../geometry';
import type { SurfaceSize } from './follow-view';
import type { DrawingAid } from './ink-tools';

/** Where ruler and protractor lie, in page units of the surface that is drawn on. */
export const aids = createStore<{ readonly ruler: Ruler; readonly protractor: Protractor }>({
  ruler: { at: { x: 380, y: 200 }, angle: 0, length: 520, width: 48 },
  protractor: { at: { x: 380, y: 300 }, angle: 0, radius: 160 },
});

export const placeOfAid = (aid: DrawingAid): Place => aids.read()[aid].at;

/** Moves an aid. Its middle stays on the surface, so that nobody loses it. */
export const moveAid = (aid: DrawingAid, { width, height }: SurfaceSize, by: Place): void =>
  aids.update((before) => {
    const { at } = before[aid];
    const next = { x: within(at.x + by.x, width), y: within(at.y + by.y, height) };
    return { ...before, [aid]: { ...before[aid], at: next } };
  });

export const turnAid = (aid: DrawingAid, degrees: number): void =>
  aids.update((before) => ({ ...before, [aid]: { ...before[aid], angle: (degrees + 360) % 360 } }));

const within = (value: number, end: number): number => Math.min(end, Math.max(0, value));

/** A pen that is nearer slides along (units). */
const reach = 9;

/** Where a pen draws that may slide along a ruler or a protractor. */
export function snapTo(aid: DrawingAid | null, point: InkPoint): InkPoint {
  const { ruler, protractor } = aids.read();
  const snapped =
    aid === 'ruler'
      ? snapToRuler(ruler, point, reach)
      : aid === 'protractor'
        ? snapToProtractor(protractor, point, reach)
        : null;
  return snapped === null ? point : { ...snapped, pressure: point.pressure };
}
