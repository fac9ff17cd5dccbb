'use client';

import { useEffect, useMemo, useRef } from 'react';
import { InkFoot } from '@/components/ink/ink-foot';
import { lazyPart } from '@/components/shell/lazy-part';
import { CellList } from '@/components/worksheet/cells/cell-list';
import { useCellWays } from '@/components/worksheet/commands/cell-ways';
import { FindBar } from '@/components/worksheet/commands/find-bar';
import { SelectionBar } from '@/components/worksheet/commands/selection-bar';
import { useSheetWork, type SheetWork } from '@/components/worksheet/commands/use-sheet-work';
import { LeftInkRow } from '@/components/worksheet/commands/left-ink-row';
import { MissingCellRow } from '@/components/worksheet/follow/missing-cell-row';
import { usePoint } from '@/components/worksheet/follow/use-point';
import { useSpot, useTellSpot } from '@/components/worksheet/follow/use-spot';
import { AddCells } from '@/components/worksheet/insert/add-cells';
import { EmptySheet } from '@/components/worksheet/insert/empty-sheet';
import { FirstLine } from '@/components/worksheet/insert/first-line';
import { HeldRow } from '@/components/worksheet/handed/held-row';
import { LaterLines } from '@/components/worksheet/handed/later-lines';
import { PartItems } from '@/components/worksheet/handed/part-items';
import { useHeldLines, type HeldLines } from '@/components/worksheet/handed/use-held-lines';
import { useLineMarking } from '@/components/worksheet/handed/use-line-marking';
import { KeypadContext } from '@/components/worksheet/keypad/keypad-context';
import { useKeypad, type KeypadState } from '@/components/worksheet/keypad/use-keypad';
import { TakenRow } from '@/components/worksheet/own-try/taken-row';
import { usePlotWindows } from '@/components/worksheet/plot/use-plot-windows';
import { useSheetCompany } from '@/components/worksheet/sheet-company';
import { useSheetContext, type SharedByCells } from '@/components/worksheet/sheet-context';
import { SheetProviders } from '@/components/worksheet/sheet-providers';
import { useSlides } from '@/components/worksheet/slider/use-slides';
import type { SheetEditing } from '@/components/worksheet/use-sheet-editing';
import { useTellNow } from '@/components/worksheet/use-tell-now';
import { addCells } from '@/lib/worksheet/client/add-cells';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useClosedNotices } from '@/lib/worksheet/client/use-closed-notices';
import { useCursors } from '@/lib/worksheet/client/use-cursors';
import { useCalculation } from '@/lib/worksheet/client/use-results';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { draftOf } from '@/lib/worksheet/edit/insertions';
import { commonPart } from '@/lib/worksheet/handed/line-part';
import { firstRow, namesOfSheet } from '@/lib/worksheet/keypad/names-of-sheet';
import { chooseNotices } from '@/lib/worksheet/results/choose-notices';
import type { Results } from '@/lib/worksheet/results/computed';
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
  /** Cells that stand out, as those that differ from another state of the sheet. */
  marked?: ReadonlySet<string>;
  /** Once the first results are here. */
  onCalculated?: () => void;
  /** Opens an own try of this sheet; missing where there is none to open. */
  onTry?: (() => void) | undefined;
};

/** The cells of a sheet, one below the other, and what is done with them. */
export function SheetBody({ id, sheet, cells, mayEdit, marked, onCalculated, onTry }: SheetBodyProps) {
  const { people, cursors: channel, follow, ways, point, onSpot, onNow } = useSheetCompany();
  const paper = useRef<HTMLDivElement>(null);
  const { cursors, tell } = useCursors(channel, sheet, id);
  const { live, actions: slides } = useSlides({ sheet, cells, cursors, tell });
  const { seen, actions: windows } = usePlotWindows(sheet, live);
  const settings = useReadable(sheet.settings);
  const calculation = useCalculation(seen, settings);
  const { results } = calculation;
  useFirstResults(results, onCalculated);
  const cellWays = useCellWays({ ways, sheet: id, cells, results, settings });
  const { marking, dialog } = useLineMarking(sheet, mayEdit && ways?.marksLines === true);
  const handed = useHeldLines(live);
  const { hold } = handed;
  const work = useSheetWork({
    ...{ sheet, hold, mayEdit, tell, onTry, paper },
    cells: handed.open,
    ways: cellWays,
  });
  const { editing, find, explained, goTo, reveal } = work;
  const { focus } = editing;
  const { notices, close: onCloseNotice } = useNotices(id, cells, results);
  useSpot({ follow, id, cells: work.shown, isWriting: focus !== null, paper });
  useTellSpot(onSpot, id, paper);
  useTellNow(onNow, { cells, results, caret: focus?.id ?? null });
  const isLoaded = useReadable(sheet.state).phase !== 'loading';
  const { pointed, isMissing, dismiss } = usePoint({ point, id, cells, isLoaded, paper, reveal });
  const keypad = useKeypad(cells.find((cell) => cell.id === focus?.id));
  const hasKeypad = keypad.isShown && keypad.isOpen;
  const shared: SharedByCells = {
    ...{ sheet, mayEdit, people, slides, windows, onCloseNotice, ways: cellWays, actions: editing.actions },
    ...{ marking, held: hold.held },
    ...{ onSelect: work.choose, onFold: work.toggleFold, onExplain: explained.toggle },
  };
  const list = {
    ...{ cells, results, notices, cursors, work },
    isMarked: (cell: string) => pointed === cell || (marked?.has(cell) ?? false),
  };
  return (
    <SheetProviders {...{ shared, cells, calculation, goTo }}>
      {work.taken.length > 0 ? <TakenRow taken={work.taken} /> : null}
      {isMissing ? <MissingCellRow onDismiss={dismiss} /> : null}
      <RefusedRow {...{ handed, cells }} />
      <LeftInkRow {...work.leftInk} />
      {find.isOpen ? <FindBar {...{ find, mayEdit }} /> : null}
      <div
        ref={paper}
        data-paper=""
        {...(focus !== null && { 'data-writing': '' })}
        className="relative min-h-0 flex-1 scroll-pt-6 scroll-pb-4 overflow-y-auto pb-[40%] tablet:scroll-pb-24"
        {...work.handlers}
      >
        <div className="mx-auto flex max-w-[880px] flex-col gap-2 pt-6 max-tablet:pr-2">
          <KeypadContext value={hasKeypad}>
            <CellList {...list} />
          </KeypadContext>
          {cells.length === 0 ? <SheetStart insert={editing.insert} /> : null}
          {mayEdit ? <AddCells onAdd={(one) => editing.insert(draftOf(one, cells))} /> : null}
          {handed.pace === undefined || handed.later.length === 0 ? null : (
            <LaterLines pace={handed.pace} count={handed.later.length}>
              {() => <CellList {...list} shown={handed.later} />}
            </LaterLines>
          )}
        </div>
      </div>
      <WorkBars {...{ cells, results, work, keypad }} />
      <InkFoot hasPaper={cells.some(({ kind }) => kind === 'paper')} />
      {dialog}
    </SheetProviders>
  );
}

/** Says why a line of a learner's page stays as it is, where one was to be changed. */
function RefusedRow({ handed, cells }: { handed: HeldLines; cells: readonly SheetCell[] }) {
  const { hold, refused: id } = handed;
  const part = id === null ? undefined : hold.held?.get(id);
  if (id === null || part === undefined) return null;
  return <HeldRow {...{ id, part, cells }} onDismiss={() => hold.refuse(null)} />;
}

/** Tells once that a sheet is calculated. */
function useFirstResults(results: Results, onCalculated: (() => void) | undefined): void {
  const isCalculated = results.size > 0;
  useEffect(() => {
    if (isCalculated) onCalculated?.();
  }, [isCalculated, onCalculated]);
}

/** What the sheet tells about its results, without what this person has closed. */
function useNotices(id: string, cells: readonly SheetCell[], results: Results) {
  const { closed, close } = useClosedNotices(id);
  const notices = useMemo(
    () =>
      chooseNotices(
        cells.map((cell) => cell.id),
        results,
        closed,
      ),
    [cells, results, closed],
  );
  return { notices, close };
}

/** A sheet without cells: its first line, and what one can begin with. */
function SheetStart({ insert }: Pick<SheetEditing, 'insert'>) {
  const { sheet, mayEdit } = useSheetContext();
  return (
    <>
      {mayEdit ? <FirstLine onWrite={(source, isDone) => insert(firstCell(source, isDone))} /> : null}
      <EmptySheet
        onTry={mayEdit ? ({ source, given = [] }) => insert({ source, given }) : undefined}
        onFill={(drafts) => addCells(sheet, drafts)}
      />
    </>
  );
}

/** The first line; or, where it is done, an empty one below it. */
const firstCell = (source: string, isDone: boolean) =>
  isDone ? { given: [{ kind: 'calculation', source, options: {} } as const] } : { source };

type WorkBarsProps = {
  cells: readonly SheetCell[];
  results: Results;
  work: SheetWork;
  keypad: KeypadState;
};

/** What stands over and below the cells while one works with them: what can be done, keys, and all commands. */
function WorkBars({ cells, results, work, keypad }: WorkBarsProps) {
  const { mayEdit, marking } = useSheetContext();
  const { selection, palette } = work;
  const { focus, port, actions } = work.editing;
  return (
    <>
      {selection.ids.size > 0 && focus === null ? (
        <SelectionBar
          count={selection.ids.size}
          mayEdit={mayEdit}
          commands={work.commands}
          {...work.forHead}
          onClear={selection.clear}
          parts={
            marking === null ? undefined : (
              <PartItems {...{ marking }} ids={[...selection.ids]} part={commonPart(cells, selection.ids)} />
            )
          }
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
            if (!port.take()) actions.addBelow(focus.id);
          }}
          onReturn={() => actions.open(focus.id)}
        />
      ) : null}
      {palette.isOpen ? <SheetPalette commands={palette.commands} onClose={palette.close} /> : null}
    </>
  );
}
