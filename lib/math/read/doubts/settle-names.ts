import { mapParts } from '../../calculus/map-node';
import type { UnitFactor } from '../../units/unit';
import type { Node, Statement, UnitWord } from '../node';

export type QuantityNode = Extract<Node, { type: 'quantity' }>;

/** Which words of a quantity are names of the sheet; all others stay units. */
export type NamesIn = (node: QuantityNode) => ReadonlySet<string>;

/** The statement with each of its formulas changed. */
export function mapBodies(statement: Statement, change: (body: Node) => Node): Statement {
  switch (statement.type) {
    case 'define':
    case 'value':
      return { ...statement, body: change(statement.body) };
    case 'equation':
      return { ...statement, left: change(statement.left), right: change(statement.right) };
    case 'solve':
      return { ...statement, equations: statement.equations.map(change) };
    case 'plot':
      return {
        ...statement,
        bodies: statement.bodies.map(change),
        points: statement.points.map((point) => ({ ...point, x: change(point.x), y: change(point.y) })),
        from: statement.from && change(statement.from),
        to: statement.to && change(statement.to),
      };
    case 'reaction':
    case 'help':
      return statement;
  }
}

/**
 * The formula with the chosen names in the place of units: `2 g h` becomes a product. `isKnown` tells names of the
 * sheet, which go before units behind a sign or a bracket.
 */
export function settleNames(node: Node, namesIn: NamesIn, isKnown: (name: string) => boolean): Node {
  const settle = (part: Node): Node => settleNames(part, namesIn, isKnown);
  if (node.type === 'name' && node.isUnit === true && isKnown(node.name)) return { ...node, isUnit: false };
  const mapped = mapParts(node, settle);
  if (node.type !== 'quantity' || mapped.type !== 'quantity') return mapped;
  const names = namesIn(node);
  return names.size === 0 ? mapped : asProduct(mapped, names);
}

/** Writes the factors of a quantity out, from the first name on. */
function asProduct(node: QuantityNode, names: ReadonlySet<string>): Node {
  const { words = [], factors, amount } = node;
  const ordered = factors.map((factor, at) => ({ factor, word: words[at] ?? nowhere }));
  const first = ordered.findIndex(({ word }) => names.has(word.name));
  const units = ordered.slice(0, first);
  const head: Node =
    units.length === 0
      ? amount
      : {
          type: 'quantity',
          amount,
          factors: units.map(({ factor }) => factor),
          words: units.map(({ word }) => word),
          start: node.start,
          end: units.at(-1)?.word.end ?? amount.end,
        };
  return ordered
    .slice(first)
    .reduce<Node>((left, { factor, word }) => times(left, word, factor, names.has(word.name)), head);
}

const nowhere: UnitWord = { name: '', start: 0, end: 0 };

/** One more factor: above or below the line, to its power. */
function times(
  left: Node,
  { name, start, end }: UnitWord,
  { unit, power }: UnitFactor,
  isName: boolean,
): Node {
  const symbol: Node = { type: 'name', name, ...(!isName && { isUnit: true }), start, end };
  // The digit of `C3` is a part of the name, though it was the exponent of a unit.
  const size = isName && /\d$/.test(name) && !/\d$/.test(unit.symbol) ? 1 : Math.abs(power);
  const right: Node = size === 1 ? symbol : binary('^', symbol, number(size, end), false);
  return binary(power < 0 ? '/' : '*', left, right, power > 0);
}

const number = (value: number, at: number): Node => ({
  type: 'number',
  value,
  text: String(value),
  start: at,
  end: at,
});

const binary = (operator: '*' | '/' | '^', left: Node, right: Node, isImplied: boolean): Node => ({
  ...{ type: 'binary', operator, left, right, isImplied },
  ...{ at: right.start, start: left.start, end: right.end },
});
