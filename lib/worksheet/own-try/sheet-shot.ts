import { isSameCell } from '../is-same-cell';
import { isSameSettings, type ChosenSettings } from '../sheet-settings';
import type { SheetCell } from '../sheet-document';

/** What a sheet said at one moment. */
export type SheetShot = { cells: readonly SheetCell[]; settings: ChosenSettings };

/** Whether a sheet says the same at two moments. */
const isSameShot = (one: SheetShot, other: SheetShot): boolean =>
  isSameSettings(one.settings, other.settings) &&
  one.cells.length === other.cells.length &&
  one.cells.every((cell, place) => {
    const twin = other.cells[place];
    return twin !== undefined && isSameCell(cell, twin);
  });

/** What the row above an own try says. */
export type OwnTryNews = {
  /** The sheet of the room has changed since the try began. */
  isBehind: boolean;
  /** Leaving loses something that stands nowhere else. */
  isUnkept: boolean;
};

/** Compares an own try with where it began, with what was kept of it, and with the sheet as it is now. */
export function readOwnTry(shots: {
  began: SheetShot;
  kept: SheetShot | null;
  own: SheetShot;
  room: SheetShot;
}): OwnTryNews {
  const { began, kept, own, room } = shots;
  return { isBehind: !isSameShot(began, room), isUnkept: !isSameShot(kept ?? began, own) };
}
