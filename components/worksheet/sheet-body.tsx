'use client';

import { useEffect, useMemo, useRef } from 'react';
import { lazyPart } from '@/components/shell/lazy-part';
import { LiveValues, valuesByName } from '@/components/worksheet/cells/live-value';
import { CellRow } from '@/components/worksheet/cells/cell-row';
import { SetContext } from '@/components/worksheet/set/set-context';
import { ExplainContext } from '@/components/worksheet/explain/explain-context';
import { FindBar } from '@/components/worksheet/commands/find-bar';
import { SelectionBar } from '@/components/worksheet/commands/selection-bar';
import { useSheetWork } from '@/components/worksheet/commands/use-sheet-work';
import { useCellWays, type SheetWays } from '@/components/worksheet/commands/cell-ways';
import { MissingCellRow } from '@/components/worksheet/follow/missing-cell-row';
import type { SheetFollow, SheetSpot } from '@/components/worksheet/follow/sheet-follow';
import { usePoint, type SheetPoint } from '@/components/worksheet/follow/use-point';
import { useSpot, useTellSpot } from '@/components/worksheet/follow/use-spot';
import { useKeypad } from '@/components/worksheet/keypad/use-keypad';
import { firstRow, namesOfSheet } from '@/lib/worksheet/keypad/names-of-sheet';
import { usePlotWindows } from '@/components/worksheet/plot/use-plot-windows';
import { useSlides } from '@/components/worksheet/slider/use-slides';
import { AddCells } from '@/components/worksheet/insert/add-cells';
import { CompletionContext } from '@/components/worksheet/editor/completion-context';
import { useCompletionSource } from '@/components/worksheet/editor/use-completion-source';
import { EmptySheet } from '@/components/worksheet/insert/empty-sheet';
import { FirstLine } from '@/components/worksheet/insert/first-line';
import { TakenRow } from '@/components/worksheet/own-try/taken-row';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { addCells } from '@/lib/worksheet/client/add-cells';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useSetChoice } from '@/lib/worksheet/client/set-choice';
import { useCursors, type CursorChannel, type RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { useCalculation } from '@/lib/worksheet/client/use-results';
import { numberCells } from '@/lib/worksheet/number-cells';
import { draftOf } from '@/lib/worksheet/edit/insertions';
import { chooseNotices } from '@/lib/worksheet/results/choose-notices';
import { useClosedNotices } from '@/lib/worksheet/client/use-closed-notices';
import type { Notice } from '@/lib/math/sheet/cell-result';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

const Keypad = lazyPart(async () => (await import('@/components/worksheet/keypad/keypad')).Keypad, {
  quiet: true,
});
const SheetPalette = lazyPart(
  async () => (await import('@/components/worksheet/commands/sheet-palette')).SheetPalette,
);

type SheetBodyProps = {
  id: string;
  sheet: OpenSheet;
  cells: readonly SheetCell[];
  mayEdit: boolean;
  people: SheetPeople;
  cursors: CursorChannel | null;
  /** Cells that stand out, as those that differ from another state of the sheet. */
  marked?: ReadonlySet<string>;
  /** Once the first results are here. */
  onCalculated?: () => void;
  /** Opens an own try of this sheet; missing where there is none to open. */
  onTry?: (() => void) | undefined;
  follow?: SheetFollow | null;
  /** What can be done with a cell beyond the sheet. */
  ways?: SheetWays | null;
  /** Where to go once. */
  point?: SheetPoint | null;
  /** Hears how to ask where the person is; the same function each time. */
  onSpot?: ((read: (() => SheetSpot) | null) => void) | undefined;
};

const nobody: readonly RemoteCursor[] = [];
const noNotices: readonly Notice[] = [];

/** The cells of a sheet, one below the other, and what is done with them. */
export function SheetBody(props: SheetBodyProps) {
  const { id, sheet, cells, mayEdit, people, cursors: channel, marked, onCalculated } = props;
  const { onTry, follow = null, ways = null, point = null, onSpot } = props;
  const { cursors, tell } = useCursors(channel, sheet, id);
  const paper = useRef<HTMLDivElement>(null);
  const { live, actions: slides } = useSlides({ sheet, cells, cursors, tell });
  const { seen, actions: windows } = usePlotWindows(sheet, live);
  const settings = useReadable(sheet.settings);
  const calculation = useCalculation(seen, settings);
  const { results } = calculation;
  const isCalculated = results.size > 0;
  useEffect(() => {
    if (isCalculated) onCalculated?.();
  }, [isCalculated, onCalculated]);
  const cellWays = useCellWays({ ways, sheet: id, cells, results, settings });
  const work = useSheetWork({ sheet, cells: live, mayEdit, tell, onTry, ways: cellWays, paper });
  const { shown, editing, selection, find, drop, palette, explained, goTo } = work;
  const toExplain = useMemo(() => ({ ...calculation, goTo }), [calculation, goTo]);
  const { typeset } = calculation;
  const isSet = useSetChoice().choice === 'set';
  const setting = useMemo(() => ({ isSet, typeset }), [isSet, typeset]);
  const values = useMemo(() => valuesByName(Array.from(results.values(), ({ result }) => result)), [results]);
  const completions = useCompletionSource(cells, calculation);
  const { closed, close: closeNotice } = useClosedNotices(id);
  const notices = useMemo(
    () =>
      chooseNotices(
        cells.map((cell) => cell.id),
        results,
        closed,
      ),
    [cells, results, closed],
  );
  const numbers = useMemo(() => numberCells(cells), [cells]);
  const { focus, port } = editing;
  useSpot({ follow, id, cells: shown, isWriting: focus !== null, paper });
  useTellSpot(onSpot, id, paper);
  const isLoaded = useReadable(sheet.state).phase !== 'loading';
  const { pointed, isMissing, dismiss } = usePoint({
    point,
    id,
    cells,
    isLoaded,
    paper,
    reveal: work.reveal,
  });
  const keypad = useKeypad(cells.find((cell) => cell.id === focus?.id));
  return (
    <LiveValues value={values}>
      {work.taken.length > 0 ? (
        <TakenRow {...{ mayEdit, people }} taken={work.taken} actions={sheet.taken} />
      ) : null}
      {isMissing ? <MissingCellRow onDismiss={dismiss} /> : null}
      {find.isOpen ? <FindBar {...{ find, mayEdit }} /> : null}
      <ExplainContext value={toExplain}>
        <CompletionContext value={completions}>
          <SetContext value={setting}>
            <div
              ref={paper}
              data-paper=""
              {...(focus !== null && { 'data-writing': '' })}
              className="relative min-h-0 flex-1 scroll-pt-6 scroll-pb-4 overflow-y-auto pb-[40%] tablet:scroll-pb-24"
              {...work.handlers}
            >
              <div className="mx-auto flex max-w-[880px] flex-col gap-2 pt-6 max-tablet:pr-2">
                {shown.map((cell) => (
                  <CellRow
                    key={cell.id}
                    {...{ sheet, cell, mayEdit, people }}
                    number={numbers.get(cell.id) ?? 0}
                    computed={results.get(cell.id)}
                    notices={notices.get(cell.id) ?? noNotices}
                    onCloseNotice={closeNotice}
                    cursors={
                      cursors.some((one) => one.cell === cell.id)
                        ? cursors.filter((one) => one.cell === cell.id)
                        : nobody
                    }
                    focus={focus?.id === cell.id ? focus : null}
                    found={find.found.get(cell.id)}
                    hasKeypad={focus?.id === cell.id ? keypad.isShown && keypad.isOpen : false}
                    isMarked={pointed === cell.id || (marked?.has(cell.id) ?? false)}
                    isExplained={explained.ids.has(cell.id)}
                    isSelected={selection.ids.has(cell.id)}
                    isFolded={cell.kind === 'heading' ? work.isFolded(cell.id) : null}
                    isDropBelow={drop !== undefined && drop.after === cell.id}
                    actions={editing.actions}
                    slides={slides}
                    windows={windows}
                    ways={cellWays}
                    onSelect={work.choose}
                    onFold={work.toggleFold}
                    onExplain={explained.toggle}
                  />
                ))}
                {cells.length === 0 ? (
                  <>
                    {mayEdit ? <FirstLine onWrite={(source) => editing.insert({ source })} /> : null}
                    <EmptySheet
                      onTry={
                        mayEdit ? ({ source, given = [] }) => editing.insert({ source, given }) : undefined
                      }
                      onFill={(drafts) => addCells(sheet, drafts)}
                    />
                  </>
                ) : null}
                {mayEdit ? <AddCells onAdd={(one) => editing.insert(draftOf(one, cells))} /> : null}
              </div>
            </div>
          </SetContext>
        </CompletionContext>
      </ExplainContext>
      {selection.ids.size > 0 && focus === null ? (
        <SelectionBar
          count={selection.ids.size}
          mayEdit={mayEdit}
          commands={work.commands}
          {...work.forHead}
          onClear={selection.clear}
        />
      ) : null}
      {keypad.isShown && port !== null && focus !== null ? (
        <Keypad
          port={port}
          state={keypad}
          names={firstRow(
            namesOfSheet(
              cells.map((cell) => cell.id),
              results,
              focus.id,
            ),
          )}
          onEnter={() => {
            if (!port.take()) editing.actions.addBelow(focus.id);
          }}
          onReturn={() => editing.actions.open(focus.id)}
        />
      ) : null}
      {palette.isOpen ? <SheetPalette commands={palette.commands} onClose={palette.close} /> : null}
    </LiveValues>
  );
}
