'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { memo, use, useRef } from 'react';
import { CellResultLine } from '@/components/worksheet/cells/cell-result-line';
import { LineChips } from '@/components/worksheet/cells/line-chips';
import { CellSource } from '@/components/worksheet/cells/cell-source';
import { CellGutter } from '@/components/worksheet/commands/cell-gutter';
import { CellMenu } from '@/components/worksheet/commands/cell-menu';
import type { CellWays } from '@/components/worksheet/commands/cell-ways';
import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import { ExplainButton } from '@/components/worksheet/explain/explain-button';
import { ExplainPanel } from '@/components/worksheet/explain/lazy-explain-panel';
import { DerivationCell } from '@/components/worksheet/derivation/derivation-cell';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { FarCell } from '@/components/worksheet/cells/far-cell';
import { useFarHeight } from '@/components/shell/use-far-height';
import { useInSight } from '@/components/worksheet/cells/use-in-sight';
import { useSettledError } from '@/components/worksheet/cells/use-settled-error';
import type { CellActions, CellFocus } from '@/components/worksheet/use-sheet-editing';
import { WriterFlag } from '@/components/worksheet/cells/writer-flag';
import { SetContext } from '@/components/worksheet/set/set-context';
import { SetLine } from '@/components/worksheet/set/set-line';
import { PictureCell } from '@/components/worksheet/picture/picture-cell';
import { LivePlot } from '@/components/worksheet/plot/lazy-plots';
import type { WindowChoice } from '@/components/worksheet/plot/use-plot-windows';
import { SliderRow } from '@/components/worksheet/slider/slider-row';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import { TableCell } from '@/components/worksheet/table/table-cell';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { Computed } from '@/lib/worksheet/client/use-results';
import { typedInsertion } from '@/lib/worksheet/edit/insertions';
import type { Found } from '@/lib/worksheet/edit/find-in-cells';
import type { Notice } from '@/lib/math/sheet/cell-result';
import { lineOffers } from '@/lib/worksheet/results/line-offers';
import { saysMore } from '@/lib/worksheet/says-more';
import { repeatsLine, settableLine } from '@/lib/worksheet/results/settable-line';
import { isExplainable } from '@/lib/worksheet/results/is-explainable';
import { isProse } from '@/lib/worksheet/number-cells';
import { readRange, readSlider } from '@/lib/worksheet/slider/read-slider';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { writerOf } from '@/lib/worksheet/writer-of';

type CellRowProps = {
  sheet: OpenSheet;
  cell: SheetCell;
  number: number;
  computed: Computed | undefined;
  /** What is told about the result. */
  notices: readonly Notice[];
  focus: CellFocus | null;
  cursors: readonly RemoteCursor[];
  mayEdit: boolean;
  people: SheetPeople;
  /** Places that a search found. */
  found: readonly Found[] | undefined;
  hasKeypad: boolean;
  isMarked: boolean;
  /** Whether it shows how its result came about. */
  isExplained: boolean;
  isSelected: boolean;
  /** Whether what is below is folded away; null where nothing can be. */
  isFolded: boolean | null;
  /** What is dragged would come to stand below. */
  isDropBelow: boolean;
  actions: CellActions;
  slides: SlideActions;
  windows: WindowChoice;
  onCloseNotice: (notice: string) => void;
  ways: CellWays;
  onSelect: CellSelection['select'];
  onFold: (id: string) => void;
  onExplain: (id: string) => void;
};

const labels = {
  calculation: 'line',
  plot: 'line',
  table: 'table',
  derivation: 'derivation',
  text: 'text',
  heading: 'heading',
  picture: 'picture',
} as const;

/** Kinds that show what is typed in their own way. */
const sources: Partial<Record<SheetCell['kind'], typeof DerivationCell>> = {
  derivation: DerivationCell,
  table: TableCell,
  picture: PictureCell,
};

/** One cell: its number, the bar of its last writer, what is typed, and the result below. */
export const CellRow = memo(function CellRow(props: CellRowProps) {
  const {
    sheet,
    cell,
    number,
    computed,
    focus,
    cursors,
    mayEdit,
    people,
    actions,
    found,
    hasKeypad,
    notices,
  } = props;
  const { isMarked, isExplained, isSelected, isFolded, isDropBelow } = props;
  const { onSelect, onFold, onExplain, onCloseNotice, slides, windows, ways } = props;
  const t = useTranslations('worksheet.cells');
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, focus !== null);
  const isTouched = focus !== null || cursors.length > 0 || found !== undefined;
  const farHeight = useFarHeight(row, isTouched || isMarked || isExplained || isSelected);
  const prose = isProse(cell.kind);
  const settled = useSettledError(cell.source, computed?.result, focus !== null);
  // A `/` that opens the list of cells is no formula yet.
  const error = focus !== null && typedInsertion(cell) !== null ? null : settled;
  const label = t(labels[cell.kind], { number });
  const Source = sources[cell.kind] ?? CellSource;
  const slider = cell.kind === 'calculation' ? readSlider(cell.source) : null;
  const offers = mayEdit ? lineOffers(cell, computed?.result) : [];
  const range = readRange(cell.options['slider']);
  // What is written, searched or wrong stands as typed, with its marks.
  const isQuiet = focus === null && cursors.length === 0 && found === undefined && error === null;
  const { isSet } = use(SetContext);
  const set = isSet && isQuiet ? settableLine(cell, computed) : null;
  const saysResult =
    computed !== undefined && !repeatsLine(computed.result) && saysMore(cell.source, computed.result);
  const writer = cursors[0]?.uid ?? writerOf(cell);
  if (farHeight !== null) return <FarCell {...{ row, cell, label, mayEdit }} height={farHeight} />;
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      data-cell={cell.id}
      data-line={prose ? undefined : number}
      className={clsx(
        'group/cell relative grid scroll-my-4 grid-cols-[44px_3px_13px_minmax(0,1fr)_36px] max-tablet:grid-cols-[3px_25px_minmax(0,1fr)]',
        isDropBelow && 'after:absolute after:inset-x-0 after:-bottom-1.5 after:h-0.5 after:bg-orchid',
      )}
    >
      <CellGutter
        {...{ label, isSelected, isFolded, onSelect, onFold }}
        id={cell.id}
        number={prose ? null : number}
      />
      {writer === null ? (
        <span className="my-1.5 w-[3px] max-tablet:col-start-1 max-tablet:row-start-1" />
      ) : (
        <PersonBar
          {...people.colourOf(writer)}
          className="my-1.5 self-stretch max-tablet:col-start-1 max-tablet:row-start-1"
        />
      )}
      <div
        className={clsx(
          'relative min-w-0 rounded-8 max-tablet:col-start-3 tablet:col-start-4',
          (focus !== null || cursors.length > 0) && 'shadow-1',
          isMarked && 'bg-gorse-wash',
          isSelected && 'bg-orchid-wash [--cell-ground:var(--orchid-wash)]',
          set !== null && 'flex flex-wrap items-center *:order-3 *:basis-full',
        )}
      >
        <WriterFlag {...{ cursors, people }} />
        <div
          className={clsx(
            set === null && offers.length > 0 && (focus === null ? 'tablet:pr-40' : 'pr-40'),
            set !== null && 'order-1! max-w-full min-w-0 basis-auto!',
            set !== null && !saysResult && 'grow',
          )}
        >
          {set === null ? (
            <Source
              {...{
                sheet,
                cell,
                label,
                focus,
                cursors,
                mayEdit,
                people,
                actions,
                error,
                prose,
                found,
                hasKeypad,
                computed,
              }}
            />
          ) : (
            <SetLine {...{ label, mayEdit, actions }} {...set} id={cell.id} source={cell.source} />
          )}
        </div>
        {offers.length > 0 ? (
          <span
            className={clsx(
              set === null ? 'absolute top-1.5 right-1' : 'order-2! ml-auto basis-auto! pr-1',
              'flex',
              focus === null && 'max-tablet:hidden',
            )}
          >
            <LineChips
              offers={offers}
              onTake={(offer) => {
                if (offer.kind === 'slider') slides.begin(cell);
                else if (offer.kind === 'value') actions.defineAbove(cell.id, offer.name);
                else actions.putBelow(cell.id, offer.source);
              }}
            />
          </span>
        ) : null}
        {slider === null || range === null ? null : <SliderRow {...{ cell, range, mayEdit, slides }} />}
        {prose || cell.kind === 'derivation' ? null : (
          <CellResultLine
            {...{ cell, computed, error, notices, onCloseNotice }}
            onForm={mayEdit ? (form) => actions.setForm(cell.id, form) : undefined}
            look={focus !== null ? 'open' : set === null ? 'below' : 'beside'}
            onOpen={mayEdit ? () => actions.open(cell.id) : undefined}
            onRepair={mayEdit ? (source) => actions.replace(cell.id, source) : undefined}
            onDefine={mayEdit ? (name) => actions.defineAbove(cell.id, name) : undefined}
            explain={
              computed && (isExplained || isExplainable(cell.source, computed.result)) ? (
                <ExplainButton {...{ label }} id={cell.id} isOpen={isExplained} onToggle={onExplain} />
              ) : null
            }
          />
        )}
        {computed?.result.plot ? (
          <LivePlot {...{ cell, mayEdit, slides }} plot={computed.result.plot} choice={windows} />
        ) : null}
        {isExplained ? <ExplainPanel {...{ label }} id={cell.id} onClose={onExplain} /> : null}
      </div>
      <span className="pt-1 pl-1 opacity-0 transition-opacity group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 has-aria-expanded:opacity-100 max-tablet:hidden">
        <CellMenu
          {...{ label, ways }}
          id={cell.id}
          isEmpty={cell.source.trim() === ''}
          onRemove={mayEdit ? () => actions.remove(cell.id) : undefined}
        />
      </span>
    </div>
  );
});
