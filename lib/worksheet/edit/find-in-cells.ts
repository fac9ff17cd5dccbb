import type { SheetCell } from '../sheet-document';

/** A place at which words were found: a range in the source of a cell. */
export type Found = { id: string; start: number; length: number };

/** Every place of some words in a sheet, capital or not, from top to bottom. */
export function findInCells(cells: readonly Pick<SheetCell, 'id' | 'source'>[], words: string): Found[] {
  if (words === '') return [];
  const pattern = new RegExp(escapePattern(words), 'giu');
  return cells.flatMap(({ id, source }) =>
    [...source.matchAll(pattern)].map((match) => ({ id, start: match.index, length: match[0].length })),
  );
}

/** The same places by cell. */
export function groupByCell(found: readonly Found[]): ReadonlyMap<string, readonly Found[]> {
  const byCell = new Map<string, Found[]>();
  for (const one of found) byCell.set(one.id, [...(byCell.get(one.id) ?? []), one]);
  return byCell;
}

/** A source in which the words found at some places are replaced. */
export function replaceFound(source: string, found: readonly Omit<Found, 'id'>[], words: string): string {
  let at = 0;
  let replaced = '';
  for (const { start, length } of found) {
    replaced += source.slice(at, start) + words;
    at = start + length;
  }
  return replaced + source.slice(at);
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
