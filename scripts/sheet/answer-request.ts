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

/** Works one request out in a sheet of its own. */
export function answerRequest({ id, input, settings = {} }: SheetRequest): SheetAnswer {
  const { decimal, ...others } = settings;
  try {
    const sheet = createSheet({ ...others, ...(decimal && { decimalSign: decimal }) });
    const set = input.split('\n').map((source, at) => ({ id: String(at), source }));
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
