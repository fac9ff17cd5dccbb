import type { SheetCell } from '../../lib/math/sheet/cell';
import type { CellResult } from '../../lib/math/sheet/cell-result';
import { createSheet } from '../../lib/math/sheet/create-sheet';
import type { SheetSettings } from '../../lib/math/sheet/settings';

/** One line of the input: cells divided by line breaks. */
export type SheetRequest = {
  id: string;
  input: string;
  settings?: (Partial<SheetSettings> & { decimal?: '.' | ',' }) | undefined;
};

/** One line of the output. */
export type SheetAnswer = { id: string; cells: Omit<CellResult, 'id'>[] } | { id: string; error: string };

export const cellsOf = ({ input }: SheetRequest): SheetCell[] =>
  input.split('\n').map((source, at) => ({ id: String(at), source }));

export function settingsOf({ settings = {} }: SheetRequest): Partial<SheetSettings> {
  const { decimal, ...others } = settings;
  return { ...others, ...(decimal && { decimalSign: decimal }) };
}

/** Works one request out in a sheet of its own, in this thread. */
export function answerRequest(request: SheetRequest): SheetAnswer {
  const { id } = request;
  try {
    const sheet = createSheet(settingsOf(request));
    const set = cellsOf(request);
    const results = new Map(sheet.apply({ set }).map((result) => [result.id, result]));
    const cells = set.flatMap((cell) => {
      const { id: _, ...rest } = results.get(cell.id) ?? { id: cell.id };
      return 'kind' in rest ? [rest] : [];
    });
    return { id, cells };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
