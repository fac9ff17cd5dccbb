import type { AnswerVerdict, FiguresAsked } from '@/lib/math/answers/answer-test';
import type { MeasuredAnswer } from '@/lib/math/answers/measure-answer';
import type { AskNumber } from '@/lib/questions/judge/ask-engine';

/**
 * Whether the value is right where figures are asked and no tolerance is: the key, rounded to the figures that are
 * typed. One figure less than asked is the wrong number of figures, two less another value.
 */
export function valueWithFigures(
  ask: AskNumber,
  measured: MeasuredAnswer | null,
  typed: string,
  asked: FiguresAsked,
): AnswerVerdict {
  const first = ask(typed, { kind: 'unit', ...asked });
  if (first.kind !== 'figures') return first;
  const figures = measured?.figures;
  if (!figures) return ask(typed, { kind: 'unit' });
  const wanted = asked.sig ?? asked.decimals ?? 0;
  const counts =
    asked.sig === undefined ? [figures.decimals] : [figures.least, figures.most].filter((count) => count > 0);
  const verdicts = counts
    .filter((count) => count >= wanted - 1)
    .map((count) =>
      ask(typed, { kind: 'unit', ...(asked.sig === undefined ? { decimals: count } : { sig: count }) }),
    );
  return verdicts.find(({ verdict }) => verdict === 'yes') ?? verdicts[0] ?? { ...first, kind: 'different' };
}
