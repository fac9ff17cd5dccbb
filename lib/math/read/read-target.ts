import { MathError } from '../errors/math-error';
import { findNearName } from '../errors/near-name';
import { commonUnits } from '../units/find-unit';
import type { Cursor } from './cursor';
import { missingOperand } from './read-primary';
import type { Node, Target } from './node';
import { readUnitChain, startsUnit } from './read-units';
import type { Token } from './token';
import { takeCount, takeStep, takeTarget } from './words/target-words';

const most = { figures: 15, decimals: 15, digits: 64 };

/** Reads what stands behind `to`: a unit, `fraction`, `3 sf`, `2 dp`, `50 digits`, `nearest 10`. */
export function readTarget(cursor: Cursor): { target: Target; start: number; end: number } {
  const first = cursor.peek();
  const target = readTargetOf(cursor);
  const end = cursor.previous?.end ?? first.end;
  return { target: target(cursor.source.slice(first.start, end)), start: first.start, end };
}

function readTargetOf(cursor: Cursor): (text: string) => Target {
  const first = cursor.peek();
  const named = takeTarget(cursor) ?? readCount(cursor, first) ?? readNearest(cursor);
  if (named) return () => named;
  const chain = readUnitChain(cursor, true);
  if (chain && cursor.isWord('and') && startsUnit(cursor, 1))
    throw new MathError('not-supported', 'A value is converted to one unit, or to h:min:s.', {
      start: first.start,
      end: cursor.peek(1).end,
    });
  if (chain) return (text) => ({ kind: 'unit', factors: chain.factors, text });
  if (first.kind === 'end' || first.kind === 'line') throw missingOperand(cursor);
  if (cursor.isWord('base'))
    throw new MathError('not-supported', 'A number is written to base 2, 8, 10 or 16.', first);
  if (first.kind === 'name') throw unknownUnit(first);
  const { text } = first;
  const hint = first.kind === 'number' ? `${text} dp or ${text} sf` : '3 sf';
  throw new MathError('syntax', `After “to” stands a unit, such as km/h, or ${hint}.`, first);
}

function readCount(cursor: Cursor, first: Token): Target | null {
  const counted = takeCount(cursor);
  if (!counted) return null;
  const { kind, count } = counted;
  const least = kind === 'decimals' ? 0 : 1;
  if (!Number.isInteger(count) || count < least || count > most[kind])
    throw new MathError('argument-type', `The number of digits goes from ${least} to ${most[kind]}.`, first);
  return { kind, count };
}

/** `nearest 10`, `nearest 0.05`, `nearest hundredth`, `nearest 5 cm`, `nearest cm`. */
function readNearest(cursor: Cursor): Target | null {
  if (!cursor.isWord('nearest')) return null;
  const word = cursor.next();
  const name = takeStep(cursor);
  const typed = name ?? (cursor.peek().kind === 'number' ? cursor.next().text : null);
  // The word `thousand` is a factor: in `nearest ten thousand`, and in `nearest thousand`.
  const hasFactor = cursor.isOperator('*') && cursor.peek(1).kind === 'number';
  if (hasFactor) cursor.next();
  const text = hasFactor ? String(Number(typed ?? 1) * Number(cursor.next().text)) : (typed ?? '1');
  const chain = readUnitChain(cursor, true);
  const step = Number(text);
  if ((typed === null && !hasFactor && !chain) || !(step > 0))
    throw new MathError('syntax', 'Say to which step, as in “to nearest 10” or “to nearest 0.5 cm”.', word);
  return { kind: 'nearest', step, places: text.split('.')[1]?.length ?? 0, factors: chain?.factors ?? null };
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
