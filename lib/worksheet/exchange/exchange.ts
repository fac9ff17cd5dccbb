import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { CellDraft } from '../edit/edit-cells';

/** What is drawn on a cell: a picture in SVG, and words for it; see `lib/ink/export`. */
export type OutgoingDrawing = {
  readonly svg: string;
  readonly words: string;
  /** What it is where nobody has described it. */
  readonly title?: string;
  /** Of a plot, the part of it that the picture covers. */
  readonly frame?: PlotPart | null;
};
type PlotPart = { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number };

/** A cell on its way out, with what it came to. */
export type OutgoingCell = CellDraft & {
  drawing?: OutgoingDrawing | undefined;
  result?:
    | (Pick<CellResult, 'shown' | 'tex' | 'error'> &
        Partial<Pick<CellResult, 'name' | 'steps' | 'plot' | 'columns' | 'shownTex'>>)
    | undefined;
};

/** Why something of a file did not become a cell. */
export type LeftOut = 'code' | 'drawing' | 'column' | 'too-long' | 'too-many';

/** What a file gives: its cells, and how much of it was left out. */
export type Incoming = { cells: CellDraft[]; leftOut: Partial<Record<LeftOut, number>> };

/** What a cell came to, in one line; null for a text, an error and an empty cell. */
export function shownOf({ result }: OutgoingCell): string | null {
  return result?.error === null && result.shown !== null && result.shown !== '' ? result.shown : null;
}

export const countLeftOut = (leftOut: Incoming['leftOut'], why: LeftOut, count = 1): Incoming['leftOut'] =>
  count === 0 ? leftOut : { ...leftOut, [why]: (leftOut[why] ?? 0) + count };
