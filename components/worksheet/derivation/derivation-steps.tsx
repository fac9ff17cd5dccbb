import { clsx } from 'clsx';
import { Check, CircleHelp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Formula } from '@/components/worksheet/cells/formula';
import type { Step } from '@/lib/math/sheet/cell-result';

/** The lines of a derivation, typeset, each with whether it follows from the line before. */
export function DerivationSteps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('worksheet.derivation');
  // The first wrong line is where to look: what comes after is built on it.
  const wrong = steps.findIndex(({ verdict }) => verdict === 'no' || verdict === 'not-always');
  return (
    <ol aria-label={t('label')} className="py-1 text-[17px]/7">
      {steps.map((step, at) => (
        <li
          // A line is known by its place: there is nothing else to tell two lines apart.
          key={at}
          className={clsx(
            'grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-2 rounded-6 px-3 py-1 max-tablet:px-2',
            at === wrong && 'bg-poppy-wash',
          )}
        >
          <span aria-hidden={step.sign === null}>{step.sign}</span>
          {step.tex === null || step.reading === null ? (
            <span className="text-13 text-poppy">{step.message}</span>
          ) : (
            <span className="min-w-0 overflow-x-auto overflow-y-hidden">
              <Formula tex={step.tex} label={step.reading} />
            </span>
          )}
          <StepVerdict step={step} />
          {step.message !== null && step.tex !== null && (at === wrong || step.verdict === null) ? (
            <p className="col-start-2 -col-end-1 text-13 text-ink">{step.message}</p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function StepVerdict({ step: { verdict } }: { step: Step }) {
  const t = useTranslations('worksheet.derivation');
  if (verdict === null) return <span />;
  const isGood = verdict === 'yes' || verdict === 'rounded';
  const Icon = isGood ? Check : verdict === 'not-proven' ? CircleHelp : X;
  return (
    <span
      className={clsx(
        'flex items-center gap-1.5 text-13 whitespace-nowrap',
        isGood ? 'text-moss' : verdict === 'not-proven' ? 'text-ink-2' : 'font-semibold text-poppy',
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
      <span className={isGood ? 'max-tablet:sr-only' : undefined}>{t(verdict)}</span>
    </span>
  );
}
