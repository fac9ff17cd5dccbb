import { follows } from '../../lib/math/compare/follows';
import { isEquivalent } from '../../lib/math/compare/is-equivalent';

/** A row of `step-pairs.json`. */
export type StepRow = { id: string; line1: string; line2: string; follows: string; assuming?: string };

/** A row of `answer-pairs.json`, which wants a yes, a no or a condition. */
export type PairRow = {
  expected: string;
  given: string;
  equivalent: boolean | string;
  options?: { sig?: number; type?: string };
};

/** A row of `answer-pairs-2.json`, which wants the kind of the mistake. */
export type VerdictRow = {
  expected: string;
  given: string;
  verdict: string;
  alsoAccepted?: string[];
  convention?: string;
  options?: { sig?: number; decimals?: number; assuming?: string; plusC?: boolean };
};

/** Why a row is missed; null for a hit. */
export function judgeStepRow({ line1, line2, assuming, follows: wanted }: StepRow): string | null {
  const { verdict, reason, counterexample } = follows(line1, line2, { assuming });
  if (verdict !== wanted) return `${verdict}: ${reason}`;
  return verdict === 'yes' || counterexample ? null : 'no counter-example';
}

export function judgePairRow({ expected, given, equivalent, options }: PairRow): string | null {
  const { verdict, reason } = isEquivalent(expected, given, options);
  const isNo = !['equivalent', 'same-where-both', 'not-proven'].includes(verdict);
  // "Depends" is also met by a counter-example, or by saying what is not understood.
  const isRight =
    equivalent === true ? verdict === 'equivalent' : equivalent === false ? isNo : verdict !== 'equivalent';
  return isRight ? null : `${verdict}: ${reason}`;
}

export function judgeVerdictRow(row: VerdictRow): string | null {
  const { verdict, reason } = isEquivalent(row.expected, row.given, row.options);
  const accepted = [row.verdict, ...(row.alsoAccepted ?? [])];
  if (row.convention?.includes('depends on the domain') === true) accepted.push('depends');
  // These rows leave single points without a value out of account.
  if (row.verdict === 'equivalent') accepted.push('same-where-both');
  return accepted.includes(verdict) ? null : `${verdict}: ${reason}`;
}
