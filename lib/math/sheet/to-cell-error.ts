import type { CellError } from '../errors/cell-error';
import { MathError, type Place } from '../errors/math-error';

/** What was thrown as an error of ours. mathjs and a stack that is too deep throw others. */
export function toMathError(error: unknown): MathError {
  if (error instanceof MathError) return error;
  if (error instanceof RangeError && /call stack|array length|string length/i.test(error.message))
    return new MathError('too-large', 'This is nested too deeply.');
  return new MathError('argument-type', sentenceOf(error));
}

/** What mathjs says, as a sentence. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : 'This cannot be computed';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** An error as a cell shows it: its place, its sentence, and what mends it. */
export function toCellError(error: MathError, source: string): CellError {
  const whole: Place = { start: 0, end: source.length };
  const { start, end } = error.place ?? whole;
  const repairs = error.repairs.map(({ label, start: from, end: to, text }) => ({
    label,
    source: source.slice(0, from) + text + source.slice(to),
  }));
  const [repair] = repairs;
  const first = Math.min(start, source.length);
  return {
    class: error.class,
    start: first,
    length: Math.max(Math.min(end, source.length) - first, 0),
    message: error.message,
    ...(repair && { repair }),
    ...(repairs.length > 1 && { repairs }),
  };
}
