import { findUnit } from '../../units/find-unit';
import { bodiesOf, walk } from '../../sheet/free-names';
import type { Node, Statement } from '../node';
import { alone, doubtsIn, type Doubt, type Option } from './find-doubts';
import { gluedLetters, mapBodies, settleNames } from './settle-names';

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
  return mapBodies(statement, (body) => settleWith(body, doubts, options, isKnown));
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

/** A formula by itself, with the names in it that go first: for all that is read without being evaluated. */
export function settleFormula(body: Node, names: ReadonlySet<string>): Node {
  if (names.size === 0) return body;
  const isKnown = (name: string) => names.has(name);
  return settleWith(body, doubtsIn([body], alone, isKnown).open, [], isKnown);
}

/** Words of formulas that are read as units, and that would be names if the sheet had them. */
export function unitWords(bodies: readonly Node[]): string[] {
  const words = new Set<string>();
  for (const body of bodies)
    walk(body, (node) => {
      if (node.type === 'quantity') for (const { name } of node.words ?? []) words.add(name);
      if (node.type !== 'name' || node.isUnit !== true) return;
      if (findUnit(node.name) === null) for (const letter of gluedLetters(node)) words.add(letter);
      words.add(node.name);
    });
  return [...words];
}

/** The same for all formulas of a statement. */
export const wordsOf = (statement: Statement): string[] => unitWords(bodiesOf(statement));
