'use client';

import { useTranslations } from 'next-intl';
import { StepLine } from '@/components/worksheet/derivation/step-line';
import type { DerivationStep } from '@/lib/math/sheet/cell-result';

type StepListProps = {
  steps: readonly DerivationStep[];
  /** While somebody writes, an unfinished line is no error yet. */
  hidesErrors: boolean;
};

/** The lines of a derivation. Only the first that does not follow is marked: the rest stands on it. */
export function StepList({ steps, hidesErrors }: StepListProps) {
  const t = useTranslations('worksheet.derivation');
  const broken = steps.findIndex(({ outcome }) => outcome === 'fails');
  if (steps.length === 0) return null;
  return (
    <ol aria-label={t('lines')} className="py-0.5">
      {steps.map((step, at) => (
        <StepLine
          // A line has no identity but its place.
          key={at}
          step={hidesErrors && step.outcome === 'error' ? { ...step, outcome: 'start', error: null } : step}
          isMarked={at === broken}
        />
      ))}
    </ol>
  );
}
