import { toBig } from '../../evaluate/arithmetic';
import { mathjs } from '../../evaluate/mathjs';
import { isBig, toDouble } from '../../values/classify';
import type { Node } from '../../read/node';
import { Probe, type Scope } from '../../compare/probe';
import type { ReadPair } from '../../compare/read-pair';
import type { AnswerTest, AnswerVerdict } from '../answer-test';
import { Unmarkable } from '../read-answer';
import { judgeCount, judgeSize } from './judge-digits';
import { mainNumber } from './main-number';

type FiguresTest = Extract<AnswerTest, { kind: 'figures' }>;

/** Whether a number has the figures that are asked, and the size of the key rounded to them. */
export function checkFigures({ first, second, scope }: ReadPair, test: FiguresTest): AnswerVerdict {
  if (second.kind !== 'formula')
    return { verdict: 'no', kind: 'other-kind', reason: 'The answer is no number.' };
  const typed = mainNumber(second.node);
  const count = judgeCount(typed, test);
  if (count) return count;
  if (test.figuresOnly === true || typed === null)
    return { verdict: 'yes', kind: 'as-asked', reason: 'The figures are as asked.' };
  if (first.kind !== 'formula') throw new Unmarkable('key', 'The key is no number.');
  const exact = exactNumber(first.node, scope);
  if (exact === null) return { verdict: 'no', kind: 'other-kind', reason: 'The key is no single number.' };
  return (
    judgeSize(exact, mathjs.bignumber(typed), test) ?? {
      verdict: 'yes',
      kind: 'as-asked',
      reason: 'Right, with the figures that are asked.',
    }
  );
}

const nowhere = { values: new Map(), isSpecial: false };

/** A number with all its digits; null for anything that is no real number. */
function exactNumber(node: Node, scope: Scope) {
  const probe = new Probe(scope);
  if (probe.variablesOf([node], []).length > 0) return null;
  const digits = probe.evaluateDigits(node, nowhere);
  if (digits !== null && isBig(digits)) return digits;
  const value = probe.evaluate(node, nowhere);
  const double = value === null || value === undefined ? null : toDouble(value);
  const big = double === null ? null : toBig(Number(double.toPrecision(14)));
  return big !== null && isBig(big) ? big : null;
}
