'use client';

import { clsx } from 'clsx';
import { use } from 'react';
import { CellOutcome } from '@/components/worksheet/cells/cell-outcome';
import type { CellRowProps, ResultLook } from '@/components/worksheet/cells/cell-props';
import { CellSource } from '@/components/worksheet/cells/cell-source';
import { LineChips } from '@/components/worksheet/cells/line-chips';
import { useSettledError } from '@/components/worksheet/cells/use-settled-error';
import { WriterFlag } from '@/components/worksheet/cells/writer-flag';
import { DerivationCell } from '@/components/worksheet/derivation/derivation-cell';
import { LineMark, useLinePart } from '@/components/worksheet/handed/line-mark';
import { PaperCell } from '@/components/worksheet/paper/paper-cell';
import { PictureCell } from '@/components/worksheet/picture/picture-cell';
import { SetContext } from '@/components/worksheet/set/set-context';
import { SetLine } from '@/components/worksheet/set/set-line';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { SliderRow } from '@/components/worksheet/slider/slider-row';
import { TableCell } from '@/components/worksheet/table/table-cell';
import { typedInsertion } from '@/lib/worksheet/edit/insertions';
import { lineOffers } from '@/lib/worksheet/results/line-offers';
import { repeatsLine, settableLine } from '@/lib/worksheet/results/settable-line';
import { saysMore } from '@/lib/worksheet/says-more';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { readRange } from '@/lib/worksheet/slider/read-slider';

type CellContentProps = Omit<CellRowProps, 'number'> & {
  /** What the cell is called, such as *Line 3*. */
  label: string;
};

/** Kinds that show what is typed in their own way. */
const sources: Partial<Record<SheetCell['kind'], typeof DerivationCell>> = {
  derivation: DerivationCell,
  table: TableCell,
  picture: PictureCell,
  paper: PaperCell,
};

const waitingLook = 'outline-1 -outline-offset-1 outline-dashed outline-line-strong';

/** The box of a cell: what is typed, what can be made of it, and what came of it. */
export function CellContent(props: CellContentProps) {
  const { cell, label, computed, notices, focus, cursors, found, state } = props;
  const { mayEdit, slides } = useSheetContext();
  const { isSet } = use(SetContext);
  const part = useLinePart(cell);
  const settled = useSettledError(cell.source, computed?.result, focus !== null);
  // A `/` that opens the list of cells is no formula yet.
  const error = focus !== null && typedInsertion(cell) !== null ? null : settled;
  // What is written, searched or wrong stands as typed, with its marks.
  const isQuiet = focus === null && cursors.length === 0 && found === undefined && error === null;
  const set = isSet && isQuiet ? settableLine(cell, computed) : null;
  const look: ResultLook = focus !== null ? 'open' : set === null ? 'below' : 'beside';
  const saysResult =
    computed !== undefined && !repeatsLine(computed.result) && saysMore(cell.source, computed.result);
  const offers = mayEdit ? lineOffers(cell, computed?.result) : [];
  const range = cell.kind === 'calculation' ? readRange(cell.options['slider']) : null;
  const Source = sources[cell.kind] ?? CellSource;
  return (
    <div
      className={clsx(
        'relative min-w-0 rounded-8 max-tablet:col-start-3 tablet:col-start-4',
        (focus !== null || cursors.length > 0) && 'shadow-1',
        state.isMarked && 'bg-gorse-wash',
        // It waits for somebody who fills it in.
        part?.kind === 'fill-in' && cell.source === '' && focus === null && waitingLook,
        state.isSelected && 'bg-orchid-wash [--cell-ground:var(--orchid-wash)]',
        set !== null && 'flex flex-wrap content-start items-center *:order-3 *:basis-full',
      )}
    >
      <WriterFlag cursors={cursors} />
      <LineMark part={part} />
      {set === null ? (
        <div className={clsx(offers.length > 0 && (look === 'open' ? 'pr-40' : 'tablet:pr-40'))}>
          <Source {...{ cell, label, focus, cursors, error, found, computed }} />
        </div>
      ) : (
        <div
          className={clsx(
            'order-1! max-w-full min-w-0 basis-auto!',
            // Where no result follows, all of the line can be pressed.
            !saysResult && 'grow',
          )}
        >
          <SetLine {...{ label }} {...set} id={cell.id} source={cell.source} />
        </div>
      )}
      {offers.length > 0 ? <LineChips {...{ cell, offers, look }} /> : null}
      {range === null ? null : <SliderRow {...{ cell, range, mayEdit, slides }} />}
      <CellOutcome {...{ cell, label, computed, error, notices, look }} isExplained={state.isExplained} />
    </div>
  );
}
