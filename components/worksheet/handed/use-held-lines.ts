import { use, useMemo, useState } from 'react';
import { HandedPageContext } from '@/components/worksheet/handed/handed-page';
import { holdLines, type HandedPage } from '@/lib/worksheet/handed/hold-lines';
import type { LinePart } from '@/lib/worksheet/handed/line-part';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** What a learner's page holds, for what edits its lines. */
export type LineHold = {
  /** The lines that stay in their place, and what they are; null on all other sheets. */
  held: ReadonlyMap<string, LinePart> | null;
  /** Says why a line stays as it is; null takes that away. */
  refuse: (id: string | null) => void;
};

/** Whether a line was given: nothing of it changes. */
export const isGiven = ({ held }: LineHold, id: string): boolean => held?.get(id)?.kind === 'given';

/** The lines of a sheet that are worked on, those that come later, and what is held of them. */
export function useHeldLines(cells: readonly SheetCell[]) {
  const page = use(HandedPageContext);
  const { parts, end } = useMemo(() => holdPage(cells, page), [cells, page]);
  // The same map while somebody types, so that a key press draws one cell.
  const [held, setHeld] = useState(parts);
  if (!isSame(held, parts)) setHeld(parts);
  const [refused, setRefused] = useState<string | null>(null);
  const hold = useMemo((): LineHold => ({ held, refuse: setRefused }), [held]);
  const isWhole = end >= cells.length;
  return {
    hold,
    refused,
    pace: page?.pace,
    open: useMemo(() => (isWhole ? cells : cells.slice(0, end)), [cells, isWhole, end]),
    later: useMemo(() => cells.slice(end), [cells, end]),
  };
}

export type HeldLines = ReturnType<typeof useHeldLines>;

const holdPage = (cells: readonly SheetCell[], page: HandedPage | null) =>
  page === null ? { parts: null, end: cells.length } : holdLines(cells, page);

type Parts = LineHold['held'];

function isSame(one: Parts, other: Parts): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.size === other.size &&
    [...one].every(([id, part]) => JSON.stringify(part) === JSON.stringify(other.get(id)))
  );
}
