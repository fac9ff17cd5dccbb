import type { InkPoint } from '../stroke';
import type { ByteReader } from './byte-reader';
import type { ByteWriter } from './byte-writer';

/** Pressure is kept in so many levels. */
const levels = 16;
const longestRun = 16;

/** The level of a pressure, from 0 to 15. */
export const levelOf = (pressure: number): number =>
  Math.min(levels - 1, Math.max(0, Math.round(pressure * (levels - 1))));

export const pressureOf = (level: number): number => level / (levels - 1);

/** A byte for each run: the level, and how many points have it. */
export function writeLevels(out: ByteWriter, points: readonly Pick<InkPoint, 'pressure'>[]): void {
  const list = points.map(({ pressure }) => levelOf(pressure));
  for (let at = 0; at < list.length;) {
    const level = list[at] ?? 0;
    let run = 1;
    while (run < longestRun && list[at + run] === level) run += 1;
    out.byte((level << 4) | (run - 1));
    at += run;
  }
}

export function readLevels(input: ByteReader, count: number): number[] {
  const pressures: number[] = [];
  while (pressures.length < count) {
    const packed = input.byte();
    const pressure = pressureOf(packed >> 4);
    for (let run = packed & 15; run >= 0; run -= 1) pressures.push(pressure);
  }
  if (pressures.length > count) throw new RangeError();
  return pressures;
}
