import type { SheetCell } from '../sheet-document';
import type { Moves } from './live-cells';
import { readRange, readSlider, snapTo, type SliderRange } from './read-slider';

/** The line that gives a name its number. */
export type NamedNumber = { cell: SheetCell; value: number; range: SliderRange | null };

/** Finds the line that gives a name its number; null where none does, or where it says more. */
export function findNumber(cells: readonly SheetCell[], name: string): NamedNumber | null {
  for (const cell of cells) {
    if (cell.kind !== 'calculation' || !cell.source.includes(name)) continue;
    const slider = readSlider(cell.source);
    if (slider?.name === name) return { cell, value: slider.value, range: readRange(cell.options['slider']) };
  }
  return null;
}

/** The numbers of names as moves of their lines. A line with a range keeps to it. */
export function movesOf(cells: readonly SheetCell[], values: ReadonlyMap<string, number>): Moves {
  const moves = new Map<string, number>();
  for (const [name, value] of values) {
    const found = findNumber(cells, name);
    if (found) moves.set(found.cell.id, found.range ? snapTo(found.range, value) : value);
  }
  return moves;
}
