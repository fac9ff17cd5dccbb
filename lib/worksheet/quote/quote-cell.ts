import { defaultSheetSettings } from '@/lib/math/sheet/settings';
import { numberCells } from '../number-cells';
import type { Results } from '../results/computed';
import type { SheetCell } from '../sheet-document';
import { isSameSettings, type ChosenSettings } from '../sheet-settings';

/** The most of a quotation, for the cell and for the lines on which it builds. */
const most = 2000;

/** A cell as a chat quotes it: what was typed, and where it stands. Readers calculate it themselves. */
export type CellQuote = {
  sheet: string;
  id: string;
  kind: string;
  /** Its number in the sheet. */
  line: number;
  source: string;
  /** The lines on which its result builds; missing where they cannot go along, or the sheet has its own settings. */
  given?: string;
};

/** A cell whose value somebody asks for. */
export type AskedCell = { source: string; given: string; settings: ChosenSettings };

type QuotedSheet = {
  id: string;
  cells: readonly SheetCell[];
  results: Results;
  settings: ChosenSettings;
};

/** A cell with the lines on which it builds, and how its sheet calculates; null for one that is empty or gone. */
export function askCell(sheet: QuotedSheet, id: string): AskedCell | null {
  const cell = sheet.cells.find((one) => one.id === id);
  if (cell === undefined || cell.source.trim() === '') return null;
  const given = cell.kind === 'calculation' ? listGiven(sheet.cells, sheet.results, id) : null;
  return { source: cell.source.slice(0, most), given: given ?? '', settings: sheet.settings };
}

/** A cell of a sheet for a quotation; null for one that is empty or gone. */
export function quoteCell(
  { id: sheet, cells, results, settings }: QuotedSheet,
  id: string,
): CellQuote | null {
  const cell = cells.find((one) => one.id === id);
  const line = numberCells(cells).get(id);
  if (cell === undefined || line === undefined || cell.source.trim() === '') return null;
  // A chat calculates in the usual way: in a sheet that does not, the same line comes to something else.
  const isUsual = isSameSettings(settings, defaultSheetSettings);
  const given = cell.kind === 'calculation' && isUsual ? listGiven(cells, results, id) : null;
  const source = cell.source.slice(0, most);
  return { sheet, id, kind: cell.kind, line, source, ...(given !== null && { given }) };
}

/**
 * The lines that a cell uses, and those that these use, in the order of the sheet. Null where one of them is no single
 * line, such as a table, or where they are too long.
 */
function listGiven(cells: readonly SheetCell[], results: Results, id: string): string | null {
  const definer = new Map<string, string>();
  for (const [of, { result }] of results) for (const name of result.defines) definer.set(name, of);
  const needed = new Set([id]);
  // A set is read to its end, also what is added meanwhile.
  for (const one of needed) {
    for (const name of results.get(one)?.result.uses ?? []) {
      const by = definer.get(name);
      if (by !== undefined) needed.add(by);
    }
  }
  needed.delete(id);
  const lines = cells.filter((cell) => needed.has(cell.id));
  if (lines.some(({ kind, source }) => kind !== 'calculation' || source.includes('\n'))) return null;
  const given = lines.map(({ source }) => source).join('\n');
  return given.length > most ? null : given;
}
