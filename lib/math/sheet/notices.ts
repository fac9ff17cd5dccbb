import type { Told } from '../evaluate/choose-reading';
import { findConstant } from '../evaluate/constants';
import type { Surroundings } from '../evaluate/evaluation';
import { lost } from '../evaluate/numbers/lost';
import { noticeOf, type Note } from '../evaluate/note';
import type { Display } from '../show/display-value';
import type { Value } from '../values/value';
import type { Notice } from './cell-result';
import type { ReadNotice } from './read-notices';
import { unitNotice } from './unit-notice';

type Case = {
  source: string;
  readNotices: readonly ReadNotice[];
  /** Words that could as well be read in the other way. */
  told: readonly Told[];
  value: Value;
  display: Display;
  surroundings: Surroundings;
  notes: readonly Note[];
};

/** What might surprise about a result, by how the cell was read and what came out. */
export function noticesOf(facts: Case): Notice[] {
  const { source, readNotices, told, value, display, surroundings, notes } = facts;
  const notices: Notice[] = [];
  for (const { notice, onlyWithout, onlyInRadians } of readNotices) {
    const isHere = onlyWithout === null || !isDefined(surroundings.lookup, onlyWithout);
    if (isHere && (onlyInRadians !== true || surroundings.settings.angle === 'rad')) notices.push(notice);
  }
  for (const one of told) notices.push(toldNotice(one, source, surroundings.lookup));
  for (const note of notes) notices.push(noticeOf(note, source));
  const whole = { start: 0, length: source.length };
  if (value === Infinity || value === -Infinity)
    notices.push({ kind: 'infinite', message: 'The result is infinite.', ...whole });
  if (lost.isLost && (Number(display.value) === 0 || display.kind === 'boolean'))
    notices.push({
      kind: 'too-small',
      message: 'A part of this is too small for a number: it counts as 0.',
      ...whole,
    });
  if (isHidden(display))
    notices.push({
      kind: 'hidden-by-rounding',
      message: `The value is not zero: it is ${display.value ?? ''}.`,
      ...whole,
    });
  return notices;
}

function toldNotice({ name, node, isName }: Told, source: string, lookup: Surroundings['lookup']): Notice {
  const word = node.words?.find((one) => one.name === name) ?? node;
  if (!isName) return unitNotice(name, { word, source, meaning: null });
  const own = lookup(name);
  return unitNotice(name, {
    word,
    source,
    meaning: { value: own ?? findConstant(name) ?? 0, isOwn: own !== null },
  });
}

/** Whether a value that is not zero looks like zero. */
const isHidden = ({ kind, value, shown }: Display): boolean =>
  kind !== 'text' && kind !== 'solutions' && /^−?0(?:[.,]0*)?(?: |$)/.test(shown) && Number(value) !== 0;

function isDefined(lookup: Surroundings['lookup'], name: string): boolean {
  try {
    return lookup(name) !== null;
  } catch {
    return true;
  }
}
