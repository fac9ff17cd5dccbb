import { MathError } from '../errors/math-error';
import { defaultSheetSettings } from '../sheet/settings';
import { isBuiltIn } from '../functions/built-in-names';
import type { Node } from '../read/node';
import { namesIn } from '../compare/claim';
import { isMathConstant, Probe } from '../compare/probe';
import { readClaim } from '../compare/read-claim';
import { judgePair, type ReadPair } from '../compare/read-pair';
import type { AnswerGiven, AnswerVerdict } from './answer-test';

/** Thrown for a text that cannot be marked. */
export class Unmarkable extends Error {
  readonly verdict: AnswerVerdict;

  constructor(whose: 'answer' | 'key', reason: string) {
    super(reason);
    this.verdict = {
      verdict: 'invalid',
      kind: whose === 'key' ? 'key-unreadable' : 'answer-unreadable',
      reason,
    };
  }
}

/**
 * Reads the key and the answer with one understanding of their names, and judges them. Throws `Unmarkable` for a text
 * with a fault.
 */
export function judgeRead<Judged>(
  { expected, given, settings, test }: AnswerGiven,
  judge: (pair: ReadPair) => Judged,
): Judged {
  const sign = settings?.decimalSign ?? defaultSheetSettings.decimalSign;
  if (expected !== null) requireText(expected, 'key', sign);
  requireText(given, 'answer', sign);
  const isQuantity = test.kind === 'unit';
  const [key, answer] = isQuantity ? withoutNames(expected ?? given, given) : [expected ?? given, given];
  return judgePair(key, answer, { settings, isQuantity }, judge);
}

const heading = /^\s*(\p{L}[\p{L}\p{N}_]*)\s*=(?![=<>])/u;

/** `F = 5 N` beside `5 N`: the name may be left out, but another name is another quantity. */
function withoutNames(key: string, given: string): readonly [string, string] {
  const [one, other] = [key, given].map((text) => heading.exec(text)?.[1]);
  if (one !== undefined && other !== undefined && one !== other) return [key, given];
  const bare = (text: string) => text.replace(heading, (found) => ' '.repeat(found.length));
  return [bare(key), bare(given)];
}

function requireText(text: string, whose: 'answer' | 'key', sign: '.' | ','): void {
  if (text.trim() === '')
    throw new Unmarkable(whose, whose === 'key' ? 'There is no key.' : 'There is no answer.');
  try {
    readClaim(text, sign);
  } catch (error) {
    if (error instanceof MathError) throw new Unmarkable(whose, error.message);
    throw error;
  }
}

/** A condition on the names, read as the pair was; null for none. */
export function readCondition({ scope, bound }: ReadPair, assuming: string | undefined): Node | null {
  if (assuming === undefined) return null;
  const { claim } = readClaim(assuming, scope.settings.decimalSign, { bound });
  return claim.kind === 'statement' ? claim.node : null;
}

const nowhere = { values: new Map(), isSpecial: false };

/** Throws `Unmarkable` for a formula of numbers that has no value, such as `1/0`. */
export function requireValues({ first, second, scope }: ReadPair): void {
  for (const [claim, whose] of [
    [first, 'key'],
    [second, 'answer'],
  ] as const) {
    if (claim.kind !== 'formula') continue;
    const probe = new Probe(scope, 'complex');
    if (probe.variablesOf([claim.node], []).length > 0 || !isPlain(claim.node)) continue;
    if (probe.evaluate(claim.node, nowhere) === null)
      throw new Unmarkable(whose, `The ${whose} has no value.`);
  }
}

/** Names of units and of functions that nobody knows are looked at later. */
const isPlain = (node: Node): boolean =>
  namesIn([node]).every(({ name }) => isMathConstant(name) || isBuiltIn(name));
