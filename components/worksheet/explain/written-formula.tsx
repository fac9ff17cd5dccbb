'use client';

import { useTranslations } from 'next-intl';
import { Formula } from '@/components/worksheet/cells/formula';
import type { ExplainStep, Written } from '@/lib/math/explain/explanation';

type WrittenFormulaProps = {
  written: Written;
  /** How it follows from what stands before it; null for what comes first. */
  sign: ExplainStep['relation'] | null;
};

const signs = { equals: '=', about: '≈', gives: '⇒' } as const;

/** A part of a step behind its sign. What is too wide for the page scrolls by itself. */
export function WrittenFormula({ written: { tex, plain }, sign }: WrittenFormulaProps) {
  const t = useTranslations('worksheet.explain.signs');
  return (
    <span className="flex max-w-full min-w-0 items-baseline gap-1.5">
      <span aria-hidden="true" className="w-4 shrink-0 text-center text-ink-2">
        {sign === null ? '' : signs[sign]}
      </span>
      {sign === null ? null : <span className="sr-only">{t(sign)} </span>}
      {tex === null ? (
        <span className="tabular min-w-0 break-words">{plain}</span>
      ) : (
        <span className="min-w-0 overflow-x-auto overflow-y-hidden py-0.5">
          <Formula tex={`\\displaystyle ${tex}`} label={plain} />
        </span>
      )}
    </span>
  );
}
