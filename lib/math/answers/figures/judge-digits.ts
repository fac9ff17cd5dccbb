import type { BigNumber } from 'mathjs';
import { mathjs } from '../../evaluate/mathjs';
import type { AnswerVerdict, FiguresAsked } from '../answer-test';
import { countFigures } from './typed-figures';

const halfAwayFromZero = 4;

/** What is wrong with the digits of a typed number; null where they are as asked. */
export function judgeCount(typed: string | null, asked: FiguresAsked): AnswerVerdict | null {
  const { sig, decimals, moreAllowed = false, zerosDoNotCount = false } = asked;
  const wanted = sig ?? decimals;
  if (wanted === undefined) return null;
  const words = describeAsked(asked);
  const no: AnswerVerdict = { verdict: 'no', kind: 'figures', reason: `The answer needs ${words}.` };
  if (typed === null) return { ...no, reason: `The answer needs to be a number with ${words}.` };
  const found = countFigures(typed);
  if (sig === undefined)
    return found.decimals === wanted || (moreAllowed && found.decimals > wanted) ? null : no;
  const most = zerosDoNotCount ? found.least : found.most;
  return (found.least <= sig || moreAllowed) && most >= sig ? null : no;
}

/** What is wrong with the size of a typed number, rounded as asked; null where it is right. */
export function judgeSize(exact: BigNumber, given: BigNumber, asked: FiguresAsked): AnswerVerdict | null {
  const rounded = (value: BigNumber) => roundAs(value, asked);
  const wanted = rounded(exact);
  if (given.eq(wanted)) return null;
  const isLoose = asked.moreAllowed === true || (asked.accuracy ?? Infinity) < (asked.sig ?? 0);
  const step = stepOf(wanted, asked);
  const apart = given.minus(exact).abs();
  if (isLoose && (rounded(given).eq(wanted) || apart.lte(step.div(2)))) return null;
  if (given.neg().eq(wanted)) return { verdict: 'no', kind: 'sign', reason: 'The sign is wrong.' };
  return apart.lte(step.times(2))
    ? { verdict: 'no', kind: 'rounding', reason: `The answer is not rounded to ${describeAsked(asked)}.` }
    : { verdict: 'no', kind: 'different', reason: 'The number is another one.' };
}

function describeAsked({ sig, decimals, moreAllowed }: FiguresAsked): string {
  const count = sig ?? decimals ?? 0;
  const unit = sig === undefined ? 'decimal' : 'significant figure';
  return `${moreAllowed === true ? 'at least ' : ''}${count} ${unit}${count === 1 ? '' : 's'}`;
}

function roundAs(value: BigNumber, { sig, decimals, accuracy }: FiguresAsked): BigNumber {
  const figures = accuracy ?? sig;
  if (figures !== undefined) return value.toSignificantDigits(Math.max(figures, 1), halfAwayFromZero);
  return value.toDecimalPlaces(decimals ?? 0, halfAwayFromZero);
}

/** One of the last place that counts. */
function stepOf(rounded: BigNumber, { sig, decimals, accuracy }: FiguresAsked): BigNumber {
  const figures = accuracy ?? sig;
  const power =
    figures === undefined ? -(decimals ?? 0) : rounded.isZero() ? -figures : rounded.e + 1 - figures;
  return mathjs.bignumber(10).pow(power);
}
