'use client';

import type { ComputedSourceProps } from '@/components/worksheet/cells/cell-props';
import { CellSource } from '@/components/worksheet/cells/cell-source';
import { useOpeningFocus } from '@/components/worksheet/cells/use-opening-focus';
import { StepList } from '@/components/worksheet/derivation/step-list';
import { useSheetContext } from '@/components/worksheet/sheet-context';

/**
 * A derivation: its lines typeset, each with what was found about it. With the focus in it the editor stands above
 * them. Until they are computed, what is typed stands there.
 */
export function DerivationCell({ computed, ...source }: ComputedSourceProps) {
  const { cell, label, focus, error } = source;
  const { mayEdit } = useSheetContext();
  const { opening } = useOpeningFocus(cell.id);
  const steps = computed?.result.steps ?? [];
  const isOpen = focus !== null && mayEdit;
  if (isOpen || steps.length === 0)
    return (
      <>
        <CellSource {...source} />
        <StepList steps={steps} hidesErrors={isOpen ? error === null : false} />
      </>
    );
  return (
    <>
      {/* The whole cell opens its editor, and a screen reader finds in it what was typed. */}
      <div
        {...opening}
        role="textbox"
        aria-label={label}
        aria-multiline="true"
        aria-readonly={!mayEdit}
        aria-invalid={error === null ? undefined : true}
        tabIndex={0}
        className={mayEdit ? 'absolute inset-0 cursor-text rounded-8' : 'absolute inset-0 rounded-8'}
      >
        <span className="sr-only">{cell.source}</span>
      </div>
      <StepList steps={steps} hidesErrors={false} />
    </>
  );
}
