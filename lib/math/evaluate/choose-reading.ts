import { MathError } from '../errors/math-error';
import type { Doubt, Option } from '../read/doubts/find-doubts';
import { isKnownKind } from '../read/doubts/find-doubts';
import type { QuantityNode } from '../read/doubts/settle-names';
import type { Doubtful } from '../read/doubts/settle-statement';
import type { Statement } from '../read/node';
import { customaryKinds } from '../units/customary-kinds';
import { describeDimension } from '../units/describe-dimension';
import { Quantity } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';

/** What a statement comes to in one reading; a `MathError` is thrown where it fails. */
export type Attempt = (statement: Statement) => Value;

/** A name that could also be a unit, how it was read, and that the other way would work too. */
export type Told = { name: string; node: QuantityNode; isName: boolean };

export type Chosen = { statement: Statement; told: Told[] };

/** More readings of one statement are not tried. */
const mostReadings = 16;

/** How well a reading works; smaller is better. Beside it the kind of what comes out. */
const grades = { fine: 0, strange: 1, fraction: 2, failed: 3 } as const;
type Grade = (typeof grades)[keyof typeof grades];

type Graded = { grade: Grade; kind: string | null };

type Reading = { options: readonly Option[]; cost: number };

/**
 * Chooses between units and names in a statement. The reading whose dimensions work is taken; of several the one that
 * goes first, as `docs/units-and-names.md` lists. The same sheet gives the same choice, whatever was typed before.
 */
export function chooseReading(
  { doubts, isKnown, settle }: Doubtful,
  lookup: (name: string) => Value | null,
  attempt: Attempt,
): Chosen {
  const isByKind = doubts.some((doubt) => doubt.isByKind);
  const readings = readingsOf(doubts, lookup);
  // A name whose own cell has an error says nothing about which reading works.
  if (doubts.some(({ options }) => isBroken(options, isKnown, lookup)))
    return { statement: settle(readings[0]?.options ?? []), told: [] };
  const graded = readings.map(({ options, cost }) => {
    const statement = settle(options);
    return { options, cost, statement, ...gradeOf(() => attempt(statement)) };
  });
  const [first] = graded;
  const customary = first?.statement.type === 'define' ? customaryKinds(first.statement.name) : null;
  // In `m_1 = 100 g * 5%` a mass suits the name, and a length does not.
  const suits = (kind: string | null) => kind !== null && customary?.includes(kind) === true;
  const rankOf = ({ grade, kind, cost }: Graded & { cost: number }) =>
    (grade === grades.strange && !isByKind ? grades.fine : grade) * 1_000 + (suits(kind) ? 0 : 100) + cost;
  const [best] = graded.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (!best) return { statement: settle([]), told: [] };
  const { statement } = best;
  const told = doubts.flatMap((doubt, at): Told[] => {
    const chosen = best.options[at] ?? doubt.first;
    const others = graded.filter(({ options, grade, kind }) => {
      const isOther = options.every((option, place) => (option !== best.options[place]) === (place === at));
      const isSurprising =
        (doubt.isByKind || chosen.size === 0) && [...(doubt.options[1] ?? [])].some(isKnown);
      if (suits(best.kind) && !suits(kind)) return false;
      return isOther && (grade === grades.fine || (grade === grades.strange && isSurprising));
    });
    const names = new Set(others.flatMap(({ options }) => [...(options[at] ?? [])]));
    return (
      [...(chosen.size > 0 ? chosen : names)]
        // Grams need no notice about a gravity that the sheet does not mention.
        .filter((name) => others.length > 0 && (chosen.size > 0 || isKnown(name)))
        .map((name) => ({ name, node: doubt.node, isName: chosen.size > 0 }))
    );
  });
  return { statement, told };
}

/** All ways to settle the doubts, the likeliest first; where there are too many, those with one change. */
function readingsOf(doubts: readonly Doubt[], lookup: (name: string) => Value | null): Reading[] {
  const ordered = doubts.map((doubt) => {
    const first = firstOf(doubt, lookup);
    return [first, ...doubt.options.filter((option) => option !== first)];
  });
  const count = ordered.reduce((product, { length }) => product * length, 1);
  if (count <= mostReadings)
    return ordered.reduce<Reading[]>(
      (readings, options) =>
        readings.flatMap((reading) =>
          options.map((option, at) => ({
            options: [...reading.options, option],
            cost: reading.cost + at,
          })),
        ),
      [{ options: [], cost: 0 }],
    );
  const likeliest = ordered.flatMap(([first]) => (first ? [first] : []));
  const changes = ordered.flatMap((options, at) =>
    options.slice(1).map((option) => ({ options: likeliest.with(at, option), cost: 1 })),
  );
  return [{ options: likeliest, cost: 0 }, ...changes.slice(0, mostReadings)];
}

/** In `C = 2 d` with a length `d` the name goes first, because a C is a length sooner than a time. */
function firstOf({ first, options, definedName }: Doubt, lookup: (name: string) => Value | null): Option {
  const [, names] = options;
  const [name] = names ?? [];
  if (definedName === null || !names || name === undefined) return first;
  const kinds = customaryKinds(definedName);
  const value = isBroken([names], () => true, lookup) ? null : lookup(name);
  const isFit =
    !(value instanceof Quantity) || kinds?.includes(describeDimension(value.dimensions)) !== false;
  return isFit ? names : first;
}

/** Whether one of the names has an error in its own cell. */
function isBroken(
  options: readonly Option[],
  isKnown: (name: string) => boolean,
  lookup: (name: string) => Value | null,
): boolean {
  try {
    for (const option of options) for (const name of option) if (isKnown(name)) lookup(name);
    return false;
  } catch (error) {
    if (error instanceof MathError) return true;
    throw error;
  }
}

function gradeOf(attempt: () => Value): Graded {
  try {
    const value = attempt();
    const center = value instanceof Uncertain ? value.center : value;
    if (!(center instanceof Quantity)) return { grade: grades.fine, kind: null };
    const kind = describeDimension(center.dimensions);
    if (center.dimensions.some((power) => !Number.isInteger(power))) return { grade: grades.fraction, kind };
    return { grade: isKnownKind(center.dimensions) ? grades.fine : grades.strange, kind };
  } catch (error) {
    if (!(error instanceof MathError)) throw error;
    return { grade: grades.failed, kind: null };
  }
}
