import type { SheetCell } from '../sheet-document';

/** The most letters of it; a list shows no more. */
const longest = 120;

/**
 * The one line by which somebody knows a sheet again: the last definition with something to work out, else the last
 * line that calculates, else the first words.
 */
export function tellingFormula(cells: readonly Pick<SheetCell, 'kind' | 'source'>[]): string {
  const lines = cells
    .filter(({ kind }) => kind === 'calculation' || kind === 'derivation')
    .map(({ source }) => firstLine(source))
    .filter((line) => line !== '');
  const words = cells.map(({ source }) => firstLine(source)).find((line) => line !== '');
  const telling = lines.findLast(isFormula) ?? lines.at(-1) ?? words ?? '';
  return Array.from(telling).slice(0, longest).join('');
}

/** `F = m a` tells what a sheet is about, `m = 2 kg` does not. */
function isFormula(line: string): boolean {
  const [, right] = /^[^=]+=([^=]+)$/u.exec(line) ?? [];
  return right !== undefined && !/^\s*[-+]?[\d.]+(\s*[^\s\d(]*)?\s*$/u.test(right);
}

const firstLine = (source: string): string => source.trim().split('\n')[0]?.trim() ?? '';
