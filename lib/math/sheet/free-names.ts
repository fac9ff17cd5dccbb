import type { Place } from '../errors/math-error';
import type { Node, Statement } from '../read/node';

/** A name that a formula needs from outside, and where it stands first. */
export type NameUse = Place & { name: string; isCall: boolean };

/** The direct parts of a node. */
export function partsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'number':
    case 'ratio':
    case 'text':
    case 'name':
      return [];
    case 'quantity':
      return [node.amount];
    case 'list':
      return node.rows.flat();
    case 'call':
    case 'prime':
      return node.args;
    case 'binary':
      return [node.left, node.right];
    case 'negative':
    case 'not':
    case 'percent':
    case 'factorial':
    case 'transpose':
      return [node.operand];
    case 'group':
    case 'absolute':
      return [node.inner];
    case 'compare':
      return node.operands;
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'range':
      return node.step ? [node.from, node.step, node.to] : [node.from, node.to];
    case 'index':
      return [node.target, ...node.indexes];
    case 'convert':
      return [node.value];
    case 'share':
      return [node.part, node.whole];
    case 'lambda':
      return [node.body];
    case 'form':
      return [node.body, ...node.bounds];
  }
}

/** The names that a node binds in its first part. */
function boundBy(node: Node): readonly string[] | null {
  if (node.type === 'lambda') return node.params;
  return node.type === 'form' ? [node.variable] : null;
}

/** Visits a node and all its parts. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of partsOf(node)) walk(part, visit);
}

function collect(node: Node, bound: ReadonlySet<string>, found: Map<string, NameUse>): void {
  const isNamed =
    node.type === 'name' || node.type === 'prime' || (node.type === 'call' && !isMolarMass(node));
  if (isNamed && !bound.has(node.name) && !found.has(node.name)) {
    const end = node.type === 'call' ? node.nameEnd : node.start + node.name.length;
    found.set(node.name, { name: node.name, start: node.start, end, isCall: node.type !== 'name' });
  }
  const binds = boundBy(node);
  const inner = binds ? new Set([...bound, ...binds]) : bound;
  for (const [at, part] of partsOf(node).entries()) collect(part, at === 0 ? inner : bound, found);
}

/** `M(H2O)` needs no name: it is a molar mass beside an M of the sheet, too. */
export const isMolarMass = ({ args: [only] }: Extract<Node, { type: 'call' }>): boolean =>
  only?.type === 'text' && only.as === 'substance';

/** The formulas of a statement. */
export const bodiesOf = (statement: Statement): readonly Node[] => {
  switch (statement.type) {
    case 'define':
    case 'value':
      return [statement.body];
    case 'equation':
      return [statement.left, statement.right];
    case 'solve':
      return statement.equations;
    case 'plot':
      return [
        ...statement.bodies,
        ...statement.points.flatMap(({ x, y }) => [x, y]),
        ...[statement.from, statement.to].filter((body) => body !== null),
      ];
    case 'reaction':
    case 'help':
      return [];
  }
};

/** The names that a statement needs from outside: neither its parameters nor what its forms bind. */
export function freeNames(statement: Statement): NameUse[] {
  const found = new Map<string, NameUse>();
  const bound = new Set(statement.type === 'define' ? statement.params : []);
  for (const body of bodiesOf(statement)) collect(body, bound, found);
  if (statement.type === 'define' && statement.params) found.delete(statement.name);
  return [...found.values()];
}
