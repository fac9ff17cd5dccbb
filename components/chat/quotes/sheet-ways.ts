import { createContext, use } from 'react';
import type { QuotedCell } from '@/lib/chat/quotes/quoted-cell';

/** What a quoted cell needs of the sheets of the room. */
export type SheetWays = {
  /** Undefined while it is not known, null for a sheet that this reader does not find. */
  nameOf: (sheet: string) => string | null | undefined;
  /** Goes to the cell on this page; missing where a link leads there. */
  show?: (cell: QuotedCell) => void;
  /** The page of the sheet at that cell. */
  hrefOf: (cell: QuotedCell) => string;
};

export const SheetWaysContext = createContext<SheetWays>({ nameOf: () => undefined, hrefOf: () => '' });

export const useSheetWays = (): SheetWays => use(SheetWaysContext);
