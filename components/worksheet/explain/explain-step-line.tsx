import { clsx } from 'clsx';
import type { SheetToExplain } from '@/components/worksheet/explain/explain-context';
import { StepName } from '@/components/worksheet/explain/step-name';
import { WrittenFormula } from '@/components/worksheet/explain/written-formula';
import type { ExplainStep } from '@/lib/math/explain/explanation';

type ExplainStepLineProps = Pick<SheetToExplain, 'goTo'> & {
  step: ExplainStep;
  /** Whether it is of the cell that is explained: nobody needs to go there. */
  isOwn: boolean;
};

/** One link of a chain: `F = m·g = 2.4 kg · 9.81 m/s² ≈ 23.5 N`. On a narrow page its parts stand below one another. */
export function ExplainStepLine({ step, isOwn, goTo }: ExplainStepLineProps) {
  const { id, name, formula, numbers, result, relation, error } = step;
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-baseline">
      <span className={clsx('justify-self-end', error !== null && 'text-poppy')}>
        {name === null ? null : <StepName {...{ name, goTo }} id={isOwn ? null : id} />}
      </span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        {formula === null ? null : (
          <WrittenFormula written={formula} sign={name === null ? null : 'equals'} />
        )}
        {numbers === null ? null : (
          <WrittenFormula written={numbers} sign={relation === 'gives' ? 'gives' : 'equals'} />
        )}
        {result === null ? null : <WrittenFormula written={result} sign={relation} />}
        {error === null ? null : <span className="text-13 text-poppy">{error}</span>}
      </span>
    </li>
  );
}
