import type { Surroundings } from '../evaluate/evaluator';
import type { Display } from '../show/display-value';
import type { Value } from '../values/value';
import type { Notice } from './cell-result';
import type { ReadNotice } from './read-notices';

type Case = {
  source: string;
  readNotices: readonly ReadNotice[];
  value: Value;
  display: Display;
  surroundings: Surroundings;
};

/** What might surprise about a result, by how the cell was read and what came out. */
export function noticesOf({ source, readNotices, value, display, surroundings }: Case): Notice[] {
  const notices = readNotices
    .filter(({ onlyWith }) => onlyWith === null || isDefined(surroundings.lookup, onlyWith))
    .map(({ notice }) => notice);
  const whole = { start: 0, length: source.length };
  if (value === Infinity || value === -Infinity)
    notices.push({ kind: 'infinite', message: 'The result is infinite.', ...whole });
  if (isHidden(display))
    notices.push({
      kind: 'hidden-by-rounding',
      message: `The value is not zero: it is ${display.value ?? ''}.`,
      ...whole,
    });
  return notices;
}

/** Whether a value that is not zero looks like zero. */
const isHidden = ({ kind, value, shown }: Display): boolean =>
  kind !== 'text' && /^−?0(?:[.,]0*)?(?: |$)/.test(shown) && Number(value) !== 0;

function isDefined(lookup: Surroundings['lookup'], name: string): boolean {
  try {
    return lookup(name) !== null;
  } catch {
    return true;
  }
}
