'use client';

import { useMemo, type ReactNode } from 'react';
import { LiveValues, valuesByName } from '@/components/worksheet/cells/live-value';
import { CompletionContext } from '@/components/worksheet/editor/completion-context';
import { useCompletionSource } from '@/components/worksheet/editor/use-completion-source';
import { ExplainContext } from '@/components/worksheet/explain/explain-context';
import { SetContext } from '@/components/worksheet/set/set-context';
import { SheetContext, type SharedByCells } from '@/components/worksheet/sheet-context';
import { useSetChoice } from '@/lib/worksheet/client/set-choice';
import type { Calculation } from '@/lib/worksheet/client/use-results';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type SheetProvidersProps = {
  /** Its members stay the same while somebody types; the object itself need not. */
  shared: SharedByCells;
  cells: readonly SheetCell[];
  calculation: Calculation;
  /** Selects a cell and brings it into sight. */
  goTo: (id: string) => void;
  children: ReactNode;
};

/** Gives the parts of a sheet what they share. Each context draws only those again that use what has changed. */
export function SheetProviders({ shared, cells, calculation, goTo, children }: SheetProvidersProps) {
  const { results, typeset } = calculation;
  const isSet = useSetChoice().choice === 'set';
  const setting = useMemo(() => ({ isSet, typeset }), [isSet, typeset]);
  const toExplain = useMemo(() => ({ ...calculation, goTo }), [calculation, goTo]);
  const values = useMemo(() => valuesByName(Array.from(results.values(), ({ result }) => result)), [results]);
  const completions = useCompletionSource(cells, calculation);
  return (
    <SheetContext value={useStable(shared)}>
      <LiveValues value={values}>
        <ExplainContext value={toExplain}>
          <CompletionContext value={completions}>
            <SetContext value={setting}>{children}</SetContext>
          </CompletionContext>
        </ExplainContext>
      </LiveValues>
    </SheetContext>
  );
}

/** The same object as long as its members are the same. */
function useStable(shared: SharedByCells): SharedByCells {
  const { sheet, mayEdit, people, actions, slides, windows, ways, marking, held } = shared;
  const { onSelect, onFold, onExplain, onCloseNotice } = shared;
  return useMemo(
    () => ({
      ...{ sheet, mayEdit, people, actions, slides, windows, ways, marking, held },
      ...{ onSelect, onFold, onExplain, onCloseNotice },
    }),
    [
      sheet,
      mayEdit,
      people,
      actions,
      slides,
      windows,
      ways,
      marking,
      held,
      onSelect,
      onFold,
      onExplain,
      onCloseNotice,
    ],
  );
}
