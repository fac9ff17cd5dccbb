import { algebraOf, tightLetters } from './evaluate-algebra';
import { expandNode, simplifyNode } from './simplify';
import { MathError, type Replacement } from '../errors/math-error';
import type { Evaluator } from '../evaluate/evaluator';
import type { Statement } from '../read/node';
import { writeNode } from '../show/write-node';
import { freeNames } from '../sheet/free-names';

/**
 * What a formula of letters without values could be meant for: `2x + 3x` can be simplified, `(x + 1)^2` expanded.
 * None where a form is as typed already, and where a name is a word, which is rather a slip.
 */
export function offerForms(evaluator: Evaluator, statements: readonly Statement[]): Replacement[] {
  const [statement, ...others] = statements;
  if (statement?.type !== 'value' || statement.body.type !== 'binary' || others.length > 0) return [];
  const { start } = statement;
  const body = tightLetters(statement.body);
  const isLetter = ({ name, isCall }: { name: string; isCall: boolean }) =>
    !isCall && /^\p{L}(?:_?\d+)?$/u.test(name) && isUnknown(evaluator, name);
  if (!freeNames({ ...statement, body }).every(isLetter)) return [];
  const seen = new Set([writeNode(body)]);
  return forms.flatMap(({ text, label, change }) => {
    const changed = unlessRefused(() => change(body, algebraOf(evaluator)));
    const written = changed && writeNode(changed);
    if (written === null || seen.has(written)) return [];
    seen.add(written);
    return [{ start, end: start, text, label }];
  });
}

/** A name whose own cell has an error has a value, which is not known yet. */
const isUnknown = (evaluator: Evaluator, name: string): boolean =>
  unlessRefused(() => evaluator.surroundings.lookup(name) === null) === true;

function unlessRefused<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof MathError) return null;
    throw error;
  }
}

const forms = [
  { text: 'simplify ', label: 'Simplify', change: simplifyNode },
  { text: 'expand ', label: 'Expand', change: expandNode },
];
