'use client';

import { CellResultLine, type CellResultLineProps } from '@/components/worksheet/cells/cell-result-line';
import { ExplainButton } from '@/components/worksheet/explain/explain-button';
import { ExplainPanel } from '@/components/worksheet/explain/lazy-explain-panel';
import { LivePlot } from '@/components/worksheet/plot/lazy-plots';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { isProse } from '@/lib/worksheet/number-cells';
import { isExplainable } from '@/lib/worksheet/results/is-explainable';

type CellOutcomeProps = Omit<CellResultLineProps, 'explain'> & { label: string; isExplained: boolean };

/** What came of a cell: its result, its plot, and how it came about. */
export function CellOutcome({ label, isExplained, ...line }: CellOutcomeProps) {
  const { cell, computed } = line;
  const { id } = cell;
  const { mayEdit, slides, windows, onExplain } = useSheetContext();
  return (
    <>
      {isProse(cell.kind) || cell.kind === 'derivation' || cell.kind === 'paper' ? null : (
        <CellResultLine
          {...line}
          explain={
            computed && (isExplained || isExplainable(cell.source, computed.result)) ? (
              <ExplainButton {...{ id, label }} isOpen={isExplained} onToggle={onExplain} />
            ) : null
          }
        />
      )}
      {computed?.result.plot ? (
        <LivePlot {...{ cell, label, mayEdit, slides }} plot={computed.result.plot} choice={windows} />
      ) : null}
      {isExplained ? <ExplainPanel {...{ id, label }} onClose={onExplain} /> : null}
    </>
  );
}
