import type { CellFocus } from '@/components/worksheet/use-sheet-editing';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { Notice } from '@/lib/math/sheet/cell-result';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { Computed } from '@/lib/worksheet/client/use-results';
import type { Found } from '@/lib/worksheet/edit/find-in-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** How a row stands among the others. */
type RowState = {
  /** It is pointed at, or differs from another state of the sheet. */
  isMarked: boolean;
  /** It shows how its result came about. */
  isExplained: boolean;
  isSelected: boolean;
  /** Whether what is below is folded away; null where nothing can be. */
  isFolded: boolean | null;
  /** What is dragged would come to stand below. */
  isDropBelow: boolean;
};

/** What one row has of its own. All else it takes from `useSheetContext`. */
export type CellRowProps = {
  cell: SheetCell;
  number: number;
  computed: Computed | undefined;
  /** What is told about the result. */
  notices: readonly Notice[];
  /** Where the caret begins while the cell is written; null for all others. */
  focus: CellFocus | null;
  cursors: readonly RemoteCursor[];
  /** Places that a search found. */
  found: readonly Found[] | undefined;
  state: RowState;
};

/** What a view of the typed part of a cell needs. */
export type CellSourceProps = Pick<CellRowProps, 'cell' | 'focus' | 'cursors' | 'found'> & {
  /** What the cell is called, such as *Line 3*. */
  label: string;
  /** The error to show now. */
  error: CellError | null;
};

/** The same with the result, for kinds that show it in the place of what is typed. */
export type ComputedSourceProps = CellSourceProps & Pick<CellRowProps, 'computed'>;

export type CellEditorProps = CellSourceProps & {
  focus: CellFocus;
  /** The classes of its text. */
  look: string;
  /** Said when no more fits into a cell. */
  tooLong: string;
};

/** A result stands beside a line that is set, below one as typed, or below the editor with the reading of the line. */
export type ResultLook = 'beside' | 'below' | 'open';
