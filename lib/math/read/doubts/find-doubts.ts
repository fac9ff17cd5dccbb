import { describeDimension } from '../../units/describe-dimension';
import { hasMoney } from '../../units/currencies';
import { customaryKinds } from '../../units/customary-kinds';
import { findConstant } from '../../evaluate/constants';
import { findUnit } from '../../units/find-unit';
import { bodiesOf, partsOf, walk } from '../../sheet/free-names';
import { dimensionsOf, Quantity } from '../../values/quantity';
import type { Node, Statement, UnitWord } from '../node';
import type { QuantityNode } from './settle-names';

/** A way to read the words of one quantity: those that are names. None of them: all are units. */
export type Option = ReadonlySet<string>;

/**
 * A quantity in which a word could be a unit or a name. `first` is the reading to take where several work. With
 * `isByKind` a reading that gives a known kind of quantity goes before one that does not.
 */
export type Doubt = {
  node: QuantityNode;
  options: readonly Option[];
  first: Option;
  isByKind: boolean;
  /** The name that gets the quantity as its value, where that name says something about its kind. */
  definedName: string | null;
};

/** A word that is a unit, though the sheet has a name spelled like it. */
type Settled = { word: UnitWord; node: QuantityNode };

export type Doubts = { open: Doubt[]; settled: Settled[] };

/** Where a quantity stands: by itself, as a whole line, as a whole definition, beside names, beside numbers only. */
type Standing = { kind: 'alone' | 'line' | 'names' | 'numbers' } | { kind: 'definition'; name: string };

export const alone: Standing = { kind: 'alone' };
const units: Option = new Set();

/** A constant with a unit that is spelled like a unit: `g` and `h`. */
export const isDoubtfulConstant = (name: string): boolean =>
  findConstant(name) instanceof Quantity && findUnit(name) !== null;

export const isKnownKind = (dimensions: readonly number[]): boolean =>
  hasMoney(dimensions) || describeDimension(dimensions) !== 'a quantity';

/** The quantities of a statement whose words could be names. `isKnown` tells the names of the sheet. */
export function findDoubts(statement: Statement, isKnown: (name: string) => boolean): Doubts {
  if (statement.type === 'value') return doubtsIn([statement.body], { kind: 'line' }, isKnown);
  if (statement.type !== 'define' || statement.params) return doubtsIn(bodiesOf(statement), alone, isKnown);
  return doubtsIn([statement.body], { kind: 'definition', name: statement.name }, isKnown);
}

/** The same for formulas that stand somewhere. */
export function doubtsIn(
  bodies: readonly Node[],
  standing: Standing,
  isKnown: (name: string) => boolean,
): Doubts {
  const found: Doubts = { open: [], settled: [] };
  const visit = (node: Node, own: Standing): void => {
    if (node.type === 'quantity') consider(node, own, isKnown, found);
    if (isProduct(node)) visitProduct(node, visit, isKnown);
    else for (const part of partsOf(node)) visit(part, passesOn(node, own) ? own : alone);
  };
  for (const body of bodies) visit(body, standing);
  return found;
}

/** Each entry of a list that is a whole definition is one, too: `t = [0 s, 1 s]`. */
const passesOn = ({ type }: Node, { kind }: Standing) =>
  type === 'group' || type === 'negative' || (type === 'list' && kind === 'definition');

type Product = Extract<Node, { type: 'binary' }>;
const isProduct = (node: Node): node is Product =>
  node.type === 'binary' && ['*', '/', '.*', './'].includes(node.operator);

/** The factors of a product, however they are nested. */
const factorsOf = (node: Node): Node[] =>
  isProduct(node) ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node];

function visitProduct(
  node: Product,
  visit: (part: Node, standing: Standing) => void,
  isKnown: (name: string) => boolean,
): void {
  const factors = factorsOf(node);
  for (const factor of factors) {
    const hasNames = factors.some((other) => other !== factor && namesSomething(other, isKnown));
    visit(factor, { kind: hasNames ? 'names' : 'numbers' });
  }
}

/** Whether a factor is a name, a power of one, or a bracket with names; numbers such as π are none. */
function namesSomething(factor: Node, isKnown: (name: string) => boolean): boolean {
  if (factor.type === 'call') return false;
  let isFound = false;
  walk(factor, (node) => {
    if (node.type !== 'name') return;
    const isUnit = node.isUnit === true && !isKnown(node.name) && findUnit(node.name) !== null;
    if (!isUnit && typeof findConstant(node.name) !== 'number') isFound = true;
  });
  return isFound;
}

function consider(
  node: QuantityNode,
  standing: Standing,
  isKnown: (name: string) => boolean,
  found: Doubts,
): void {
  const { words = [], factors } = node;
  const known = words.filter(({ name }) => isKnown(name));
  const isSingle = words.length === 1;
  const isInProduct = !isSingle || standing.kind === 'names' || standing.kind === 'numbers';
  const constants = isInProduct ? words.filter(({ name }) => !isKnown(name) && isDoubtfulConstant(name)) : [];
  if (known.length + constants.length === 0) return;
  const names = new Set(known.map(({ name }) => name));
  const withConstants = new Set([...names, ...constants.map(({ name }) => name)]);
  const options: Option[] = [units];
  if (names.size > 0) options.push(names);
  if (constants.length > 0) options.push(withConstants);
  const kind = describeDimension(dimensionsOf(factors));
  // Beside a height h the g of `2h/g` is no unit either.
  const spelled = known.length === 0 ? 0 : known.length + constants.length;
  const isOfUnits = isUnitChain(node, spelled) || names.size === 0;
  const isWhole = standing.kind !== 'names' && standing.kind !== 'numbers';
  const definedName = standing.kind === 'definition' ? standing.name : null;
  const customary = definedName === null ? null : customaryKinds(definedName);
  const isSettled =
    (isWhole && isUnitChain(node, spelled)) ||
    (isSingle && definedName !== null && (customary?.includes(kind) ?? !isRare(words[0]?.name)));
  if (isSettled) {
    // Nobody takes the h of `km/h` for a height, or the m of `h = 5 m` for a mass.
    const isPlain = factors.some(({ power }) => power < 0) || customary?.includes(kind) === true;
    if (!isPlain) for (const word of known) found.settled.push({ word, node });
    return;
  }
  const isUnitFirst =
    isOfUnits || (isSingle && (standing.kind === 'alone' || standing.kind === 'definition'));
  found.open.push({
    node,
    options,
    first: isUnitFirst ? units : constants.length > 0 && spelled === words.length ? withConstants : names,
    isByKind: standing.kind === 'numbers' || constants.length > 0,
    definedName: isSingle && !isOfUnits ? definedName : null,
  });
}

/** Units that hardly anybody writes as one letter. */
const isRare = (name: string | undefined): boolean => name !== undefined && 'bBdu'.includes(name);

/** Units that belong together: two of a known kind, or with a line and one that is no name, as in `200 N/m`. */
function isUnitChain({ words = [], factors }: QuantityNode, named: number): boolean {
  if (words.length < 2) return false;
  const isQuotient = factors.some(({ power }) => power < 0);
  const isForeign = named < words.length;
  return (isQuotient && isForeign) || ((isQuotient || isForeign) && isKnownKind(dimensionsOf(factors)));
}
