import { MathError } from '../errors/math-error';
import { findNearName } from '../errors/near-name';
import { commonUnits } from '../units/find-unit';
import type { Cursor } from './cursor';
import { missingOperand } from './read-primary';
import type { Target } from './node';
import { readUnitChain } from './read-units';

const words: Readonly<Record<string, Target>> = {
  fraction: { kind: 'fraction' },
  frac: { kind: 'fraction' },
  percent: { kind: 'percent' },
  decimal: { kind: 'decimal' },
  hms: { kind: 'clock' },
  time: { kind: 'clock' },
};

const counted: Readonly<Record<string, 'figures' | 'decimals' | 'digits'>> = {
  sf: 'figures',
  sigfig: 'figures',
  sigfigs: 'figures',
  figures: 'figures',
  dp: 'decimals',
  decimals: 'decimals',
  places: 'decimals',
  digits: 'digits',
};

const most = { figures: 15, decimals: 15, digits: 64 };

/** Reads what stands behind `to`: a unit, `fraction`, `3 sf`, `2 dp`, `50 digits`. */
export function readTarget(cursor: Cursor): { target: Target; start: number; end: number } {
  const first = cursor.peek();
  const target = readTargetOf(cursor);
  const end = cursor.previous?.end ?? first.end;
  return { target: target(cursor.source.slice(first.start, end)), start: first.start, end };
}

function readTargetOf(cursor: Cursor): (text: string) => Target {
  const first = cursor.peek();
  const word = first.kind === 'name' ? words[first.text] : undefined;
  if (word) {
    cursor.next();
    return () => word;
  }
  if (cursor.take('%')) return () => ({ kind: 'percent' });
  const kind = first.kind === 'number' ? counted[cursor.peek(1).text] : undefined;
  if (kind) return readCount(cursor, kind);
  const factors = readUnitChain(cursor, true);
  if (factors) return (text) => ({ kind: 'unit', factors, text });
  if (first.kind === 'end' || first.kind === 'line') throw missingOperand(cursor);
  if (first.kind === 'name') throw unknownUnit(first);
  throw new MathError('syntax', 'After “to” stands a unit, such as km/h, or 3 sf.', first);
}

function readCount(cursor: Cursor, kind: 'figures' | 'decimals' | 'digits'): () => Target {
  const number = cursor.next();
  const count = Number(number.text);
  cursor.next();
  const least = kind === 'decimals' ? 0 : 1;
  if (!Number.isInteger(count) || count < least || count > most[kind])
    throw new MathError('argument-type', `The number of digits goes from ${least} to ${most[kind]}.`, number);
  return () => ({ kind, count });
}

function unknownUnit({ text, start, end }: { text: string; start: number; end: number }): MathError {
  const near = findNearName(text, commonUnits);
  const hint = near === null ? '' : ` Did you mean ${near}?`;
  return new MathError(
    'undefined-symbol',
    `There is no unit “${text}”.${hint}`,
    { start, end },
    near === null ? null : { start, end, text: near, label: `Use ${near}` },
  );
}
