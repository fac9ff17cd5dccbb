import { MathError } from '../errors/math-error';
import type { SheetSettings } from '../sheet/settings';
import { compareClaims } from './compare-claims';
import { readClaim } from './read-claim';
import { judgePair, type ReadPair } from './read-pair';
import { describeCounterexample, describeHoles, type Counterexample, type Relation } from './relation';

/** Whether one line follows from another: always, never, only in part of the cases, or not decided. */
type StepVerdict = 'yes' | 'no' | 'not-always' | 'not-proven';

export type StepJudgement = { verdict: StepVerdict; reason: string; counterexample?: Counterexample };

export type StepOptions = {
  /** A condition on the names, such as `x > 0`. */
  assuming?: string | undefined;
  settings?: Partial<SheetSettings> | undefined;
};

/**
 * Whether the second line follows from the first: their values are the same wherever both have one, or they have the
 * same solutions. Single points without a value are named, and do not count. The same in every browser.
 */
export function follows(line1: string, line2: string, options: StepOptions = {}): StepJudgement {
  try {
    return judgePair(line1, line2, { settings: options.settings }, (pair) => judgeLines(pair, options));
  } catch (error) {
    if (error instanceof MathError) return { verdict: 'not-proven', reason: error.message };
    throw error;
  }
}

function judgeLines({ first, second, scope, bound }: ReadPair, { assuming }: StepOptions): StepJudgement {
  const condition =
    assuming === undefined ? null : readClaim(assuming, scope.settings.decimalSign, { bound }).claim;
  const node = condition?.kind === 'statement' ? condition.node : null;
  return judgeStep(compareClaims(first, second, scope, { assuming: node }));
}

/** A relation as a verdict on a step. */
function judgeStep(relation: Relation): StepJudgement {
  switch (relation.kind) {
    case 'same': {
      const holes = describeHoles(relation);
      const reason = holes === null ? 'The same everywhere.' : `The same where both have a value; ${holes}.`;
      return { verdict: 'yes', reason };
    }
    case 'unknown':
      return { verdict: 'not-proven', reason: relation.reason };
    case 'different':
      return withCounterexample('no', relation.counterexample);
    case 'domain':
    case 'gains':
    case 'loses':
      return withCounterexample('not-always', relation.counterexample);
  }
}

const withCounterexample = (verdict: StepVerdict, counterexample: Counterexample): StepJudgement => ({
  verdict,
  reason: `${describeCounterexample(counterexample)}.`,
  counterexample,
});
