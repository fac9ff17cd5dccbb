import { measureAnswer } from '@/lib/math/answers/measure-answer';
import { commonUnits } from '@/lib/math/units/find-unit';
import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';

type Expected = { text: string; unit: string };
type Settings = QuestionText['settings'];

/** Answers that hosts may wonder about, the one that is meant first. Whether they are right is not said here. */
export function numberExamples(expected: Expected, key: Key, settings: Settings): string[] {
  const measured = measureAnswer(expected.text, settings);
  if (!measured) return [expected.text];
  const { unit } = expected;
  const amount = measured.si / measured.scale - measured.zero;
  const typed = (value: number, figures = figuresOf(key), of = unit) =>
    `${write(value, figures, settings)}${of === '' ? '' : ` ${of}`}`;
  const asked = key.figures?.count ?? 3;
  const others = otherUnits(unit, measured.dimensions, settings).map(({ symbol, scale }) =>
    typed((amount * measured.scale) / scale, figuresOf(key), symbol),
  );
  const hasDigits = key.figures !== undefined || key.decimals !== undefined;
  return [
    hasDigits || key.relative !== undefined || key.absolute !== undefined ? typed(amount) : expected.text,
    ...others,
    ...(unit === '' ? [] : [typed(amount, figuresOf(key), ''), typed(amount, figuresOf(key), unlike(unit))]),
    ...(key.figures
      ? [typed(amount, { sig: asked + 1 }), typed(amount, { sig: Math.max(asked - 1, 1) })]
      : []),
    ...(key.decimals === undefined ? [] : [typed(amount, { decimals: key.decimals + 1 })]),
    ...(key.relative === undefined
      ? []
      : [0.9, 1.5].map((part) => typed(amount * (1 + part * (key.relative ?? 0))))),
    typed(-amount),
    typed(amount * 10),
  ];
}

type Digits = { sig?: number; decimals?: number };

const figuresOf = ({ figures, decimals }: Key): Digits =>
  figures ? { sig: figures.count } : decimals === undefined ? {} : { decimals };

/** As somebody would type it: with the digits that are asked for, or with as few as say it. */
function write(value: number, { sig, decimals }: Digits, { decimalSign }: Settings): string {
  const digits =
    sig !== undefined
      ? value.toPrecision(sig)
      : decimals !== undefined
        ? value.toFixed(decimals)
        : String(Number(value.toPrecision(5)));
  return digits.replace('e+', 'e').replace('.', decimalSign);
}

/** A unit of another kind: the first of several, or a usual one. */
function unlike(unit: string): string {
  const [first = ''] = unit.split(/[\s*·/^]/u);
  if (first !== unit && first !== '') return first;
  return unit === 's' ? 'm' : 's';
}

/** Up to two other units of the kind: a thousandth first, then usual ones of about the same size. */
function otherUnits(
  unit: string,
  dimensions: string,
  settings: Settings,
): { symbol: string; scale: number }[] {
  if (unit === '') return [];
  const own = measureAnswer(`1 ${unit}`, settings);
  if (!own || own.zero !== 0) return [];
  const candidates = [`m${unit}`, ...commonUnits, `k${unit}`];
  return candidates
    .flatMap((symbol) => {
      const measured = symbol === unit ? null : measureAnswer(`1 ${symbol}`, settings);
      const isOfKind = measured?.dimensions === dimensions && measured.zero === 0 && measured.hasUnit;
      return measured && isOfKind && isLike(measured.scale, own.scale)
        ? [{ symbol, scale: measured.scale }]
        : [];
    })
    .slice(0, 2);
}

const isLike = (one: number, other: number): boolean => one / other >= 1e-3 * 0.999 && one / other <= 1.001e3;
