import type { SheetCell } from '../sheet-document';
import { moveSlider, readRange, readSlider } from './read-slider';

/** Values to which sliders are being moved, by cell: they are not written yet. */
export type Moves = ReadonlyMap<string, number>;

/** The cells as they are while sliders are moved. A cell that is not stays the same object. */
export function liveCells(cells: readonly SheetCell[], moves: Moves): readonly SheetCell[] {
  if (moves.size === 0) return cells;
  return cells.map((cell) => {
    const value = moves.get(cell.id);
    return value === undefined ? cell : { ...cell, source: movedSource(cell, value) };
  });
}

/** The source with another number; as it is for a cell that says more than a number. */
export function movedSource({ source, options }: SheetCell, value: number): string {
  const slider = readSlider(source);
  const range = readRange(options['slider']);
  // Without a range the value itself says how many decimals it has.
  return slider === null ? source : moveSlider(source, slider, range?.step ?? value, value);
}
