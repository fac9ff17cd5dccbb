import { MathError } from '../errors/math-error';
import { findNearName } from '../errors/near-name';
import { commonUnits } from '../units/find-unit';
import type { Cursor } from './cursor';
import { missingOperand } from './read-primary';
import type { Node, Target } from './node';
import { readUnitChain } from './read-units';

const words: ReadonlyMap<string, Target> = new Map(
  Object.entries<Target>({
    fraction: { kind: 'fraction' },
    frac: { kind: 'fraction' },
    percent: { kind: 'percent' },
    decimal: { kind: 'decimal' },
    hms: { kind: 'clock' },
    time: { kind: 'clock' },
    ...based(2, 'binary', 'bin'),
    ...based(8, 'octal', 'oct'),
    ...based(16, 'hexadecimal', 'hex'),
  }),
);

function based(radix: 2 | 8 | 16, ...names: string[]): Record<string, Target> {
  return Object.fromEntries(names.map((name) => [name, { kind: 'base', radix }]));
}

const counted: ReadonlyMap<string, 'figures' | 'decimals' | 'digits'> = new Map(
  Object.entries<'figures' | 'decimals' | 'digits'>({
    sf: 'figures',
    sigfig: 'figures',
    sigfigs: 'figures',
    figures: 'figures',
    dp: 'decimals',
    decimals: 'decimals',
    places: 'decimals',
    digits: 'digits',
  }),
);

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
  const word = first.kind === 'name' ? words.get(first.text) : undefined;
  if (word) {
    cursor.next();
    return () => word;
  }
  if (cursor.take('%')) return () => ({ kind: 'percent' });
  if (cursor.isWord('base') && /^(?:2|8|16)$/.test(cursor.peek(1).text)) {
    cursor.next();
    const radix = Number(cursor.next().text) === 2 ? 2 : cursor.previous?.text === '8' ? 8 : 16;
    return () => ({ kind: 'base', radix });
  }
  const kind = first.kind === 'number' ? counted.get(cursor.peek(1).text) : undefined;
  if (kind) return readCount(cursor, kind);
  const chain = readUnitChain(cursor, true);
  if (chain) return (text) => ({ kind: 'unit', factors: chain.factors, text });
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

/** `100 F to C` asks for degrees: farads and coulombs have nothing in common. */
export function refuseDegrees(value: Node, target: Target, source: string): void {
  if (value.type !== 'quantity' || target.kind !== 'unit') return;
  const [from, to] = [value.factors, target.factors].map((factors) =>
    factors.length === 1 ? (factors[0]?.unit.symbol ?? '') : '',
  );
  const asked = `${from ?? ''}${to ?? ''}`;
  if (!['CF', 'FC', 'CK', 'KC', 'FK', 'KF'].includes(asked)) return;
  const degrees = (letter: string | undefined) => (letter === 'K' ? 'K' : `°${letter ?? ''}`);
  const text = `${source.slice(value.amount.start, value.amount.end)} ${degrees(from)} to ${degrees(to)}`;
  const words = `${from ?? ''} and ${to ?? ''} have no degree sign here. Write ${text}.`;
  const place = { start: value.start, end: value.start + source.slice(value.start).trimEnd().length };
  throw new MathError('dimension-mismatch', words, place, { ...place, text, label: `Use ${text}` });
}
