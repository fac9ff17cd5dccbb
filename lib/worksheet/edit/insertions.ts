import { readSlider, usualRange } from '../slider/read-slider';
import type { SheetCell } from '../sheet-document';
import { emptyTable } from '../table/table-edits';
import type { CellDraft } from './edit-cells';

/** What a person can add to a sheet. Its words are those of `worksheet.insert.kinds`. */
export const insertions = [
  'line',
  'text',
  'heading',
  'plot',
  'slider',
  'table',
  'derivation',
  'paper',
] as const;
export type Insertion = (typeof insertions)[number];

/** What is typed behind the `/` that opens the list of them, in a cell that holds nothing else; null for no list. */
export const typedInsertion = ({ kind, source }: Pick<SheetCell, 'kind' | 'source'>): string | null =>
  kind === 'calculation' || kind === 'text' ? (/^\s*\/ ?(\p{L}*)$/u.exec(source)?.[1] ?? null) : null;

/** Whether a name begins like the typed letters and has the others in their order: `ta` and `tb` are a table. */
export function fitsName(typed: string, name: string): boolean {
  const [first = '', ...others] = typed.toLowerCase();
  const letters = name.toLowerCase();
  if (!letters.startsWith(first)) return false;
  let at = 1;
  for (const letter of others) {
    const found = letters.indexOf(letter, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

/** The cell to add. A slider takes a name that the sheet does not define yet. */
export function draftOf(insertion: Insertion, cells: readonly Pick<SheetCell, 'source'>[]): CellDraft {
  switch (insertion) {
    case 'line':
      return { kind: 'calculation', source: '' };
    case 'plot':
      return { kind: 'calculation', source: 'plot ' };
    case 'slider':
      return sliderDraft(`${freeName(cells)} = 1`);
    case 'table':
      return { kind: 'table', source: emptyTable };
    case 'text':
    case 'heading':
    case 'derivation':
    case 'paper':
      return { kind: insertion, source: '' };
  }
}

/** A line that is a slider with a usual range. */
export function sliderDraft(source: string): CellDraft {
  const slider = readSlider(source);
  return { kind: 'calculation', source, ...(slider && { options: { slider: usualRange(slider) } }) };
}

/** Letters that are no unit, so that nobody reads another thing. */
const letters = 'a b c k n p q r w z'.split(' ');

function freeName(cells: readonly Pick<SheetCell, 'source'>[]): string {
  const taken = new Set(cells.flatMap(({ source }) => source.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []));
  return letters.find((letter) => !taken.has(letter)) ?? `a_${String(cells.length)}`;
}
