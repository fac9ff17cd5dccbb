import { isCallable } from '../../functions/built-in-names';
import { bodiesOf, walk } from '../../sheet/free-names';
import type { Node, Statement } from '../node';
import { alone, doubtsIn, type Doubt, type Option } from './find-doubts';
import { mapBodies, settleNames } from './settle-names';
import { aloneIn, splitWords, wordScopeOf } from './split-words';
import { namesBehind, type WordScope } from './word-parts';

/** A statement that can be read in several ways. */
export type Doubtful = {
  doubts: readonly Doubt[];
  /** Whether the sheet has that name. */
  isKnown: (name: string) => boolean;
  /** The statement with an option for each doubt; one without goes by what goes first. The same again for the same. */
  settle: (options: readonly Option[]) => Statement;
};

export function doubtfulOf(
  statement: Statement,
  doubts: readonly Doubt[],
  isKnown: (name: string) => boolean,
): Doubtful {
  const settled = new Map<string, Statement>();
  const settle = (options: readonly Option[]): Statement => {
    const key = doubts.map((doubt, at) => doubt.options.indexOf(options[at] ?? doubt.first)).join();
    const found = settled.get(key) ?? settleStatement(statement, doubts, options, isKnown);
    settled.set(key, found);
    return found;
  };
  return { doubts, isKnown, settle };
}

/** The statement with each doubt settled by its option, or by the one that goes first. */
function settleStatement(
  statement: Statement,
  doubts: readonly Doubt[],
  options: readonly Option[],
  isKnown: (name: string) => boolean,
): Statement {
  const settled = mapBodies(statement, (body) => settleWith(body, doubts, options, isKnown));
  const scope = wordScopeOf(settled, isKnown);
  return mapBodies(settled, (body) => splitWords(body, scope));
}

function settleWith(
  body: Node,
  doubts: readonly Doubt[],
  options: readonly Option[],
  isKnown: (name: string) => boolean,
): Node {
  const chosen = new Map(doubts.map((doubt, at) => [doubt.node, options[at] ?? doubt.first]));
  const none: Option = new Set();
  return settleNames(body, (node) => chosen.get(node) ?? none, isKnown);
}

/**
 * A formula by itself, with the names in it that go first: for all that is read without being evaluated. `isAlgebra`
 * says that its letters may be unknown, `bound` names those that are.
 */
export function settleFormula(
  body: Node,
  names: ReadonlySet<string>,
  { isAlgebra, bound = new Set() }: Pick<WordScope, 'isAlgebra'> & Partial<WordScope>,
): Node {
  const isKnown = (name: string) => names.has(name);
  const settled =
    names.size === 0 ? body : settleWith(body, doubtsIn([body], alone, isKnown).open, [], isKnown);
  return splitWords(settled, { isKnown, bound, isAlgebra, alone: aloneIn([settled]) });
}

/**
 * Words of formulas that would be read in another way if the sheet had them: units, and words that may be products.
 * Where the sheet has such a word, its letters do not matter.
 */
export function doubtfulWords(bodies: readonly Node[], names: ReadonlySet<string>): string[] {
  const words = new Set<string>();
  for (const body of bodies)
    walk(body, (node) => {
      if (node.type === 'quantity') for (const { name } of node.words ?? []) words.add(name);
      // The bracket in `e^x(x + 1)` belongs to the power only where x is a function.
      if (node.type === 'binary' && node.operator === '^')
        for (const name of calledIn(node.right)) words.add(name);
      if (node.type !== 'name' && node.type !== 'call') return;
      const letters = node.type === 'call' && isCallable(node.name) ? [] : namesBehind(node.name);
      if (letters.length > 0 || (node.type === 'name' && node.isUnit === true)) words.add(node.name);
      if (!names.has(node.name)) for (const letter of letters) words.add(letter);
    });
  return [...words];
}

/** The letter of a call that is an exponent, or the base of one. */
function calledIn(exponent: Node): string[] {
  if (exponent.type === 'negative') return calledIn(exponent.operand);
  if (exponent.type === 'binary' && exponent.operator === '^') return calledIn(exponent.left);
  return exponent.type === 'call' && exponent.name.length === 1 ? [exponent.name] : [];
}

/** The same for all formulas of a statement. */
export const wordsOf = (statement: Statement, names: ReadonlySet<string>): string[] =>
  doubtfulWords(bodiesOf(statement), names);
