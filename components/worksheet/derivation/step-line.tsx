'use client';

import { clsx } from 'clsx';
import { Check, CircleAlert, CircleHelp, Equal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Formula } from '@/components/worksheet/cells/formula';
import { useStepSentence } from '@/components/worksheet/derivation/use-step-sentence';
import type { DerivationStep, StepOutcome } from '@/lib/math/sheet/cell-result';

type StepLineProps = { step: DerivationStep; isMarked: boolean };

const looks: Readonly<Record<Exclude<StepOutcome, 'start'>, { icon: ReactNode; tone: string }>> = {
  follows: { icon: <Check />, tone: 'text-moss' },
  rounded: { icon: <Check />, tone: 'text-moss' },
  about: { icon: <Check />, tone: 'text-moss' },
  'one-way': { icon: <Check />, tone: 'text-moss' },
  here: { icon: <Equal />, tone: 'text-ink-2' },
  fails: { icon: <X />, tone: 'text-poppy' },
  'not-proven': { icon: <CircleHelp />, tone: 'text-ink-2' },
  error: { icon: <CircleAlert />, tone: 'text-poppy' },
};

/** One line of a derivation: its sign, its formula, the verdict at the right, and below it the numbers that show it. */
export function StepLine({ step, isMarked }: StepLineProps) {
  const t = useTranslations('worksheet.derivation');
  const { sign, tex, reading, outcome } = step;
  const sentence = useStepSentence(step);
  return (
    <li className={clsx('rounded-6 px-3 py-1 max-tablet:px-2', isMarked && 'bg-poppy-wash')}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3">
        <span className="flex min-w-0 flex-1 items-baseline text-16">
          <span className="w-5 shrink-0">{sign}</span>
          {tex === null ? (
            <span className="font-mono text-[15px]/6 break-words">{reading}</span>
          ) : (
            <span className="min-w-0 overflow-x-auto overflow-y-hidden py-0.5">
              <Formula tex={tex} label={reading ?? ''} />
            </span>
          )}
        </span>
        {outcome === 'start' ? null : (
          <span
            className={clsx(
              'ml-auto flex items-center gap-1.5 text-13 [&_svg]:size-4',
              looks[outcome].tone,
              outcome === 'fails' && 'font-medium',
            )}
          >
            <span aria-hidden="true">{looks[outcome].icon}</span>
            {t(outcome)}
          </span>
        )}
      </div>
      {sentence === null ? null : <p className="pb-1 pl-5 text-13">{sentence}</p>}
    </li>
  );
}
