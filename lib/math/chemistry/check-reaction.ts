import { balance, imbalances, type Reaction } from './balance';
import { MathError, type Place, type Replacement } from '../errors/math-error';
import { writeReaction } from '../show/reaction-text';
import type { Report } from '../values/value';

const words = (text: string): Report => ({ kind: 'report', parts: [text], values: [] });

/** Says that a reaction is balanced; else throws what differs, with the numbers that balance it as a repair. */
export function checkReaction(reaction: Reaction, place: Place): Report {
  const differences = imbalances(reaction);
  if (differences.length === 0) return words('balanced');
  const counts = balance(reaction);
  const list = differences.map(({ name, left, right }) => `${name} ${left} and ${right}`).join(', ');
  const sentence = `This reaction is not balanced: ${list}.`;
  if (counts === null)
    throw new MathError('domain', `${sentence} No numbers balance it, or several sets do.`, place);
  throw new MathError('domain', sentence, place, repairOf(reaction, counts, place));
}

function repairOf({ left, right }: Reaction, counts: readonly number[], { start, end }: Place): Replacement {
  const numbered = (side: Reaction['left'], from: number) =>
    side.map((term, at) => ({ ...term, count: counts[from + at] ?? 1 }));
  const text = writeReaction({ left: numbered(left, 0), right: numbered(right, left.length) });
  return { start, end, text, label: 'Balance' };
}
