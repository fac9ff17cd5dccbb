import type { Place } from '../errors/math-error';
import type { Node, Statement } from '../read/node';

/** A name that a formula needs from outside, and where it stands first. */
export type NameUse = Place & { name: string; isCall: boolean };

type Visit = (part: Node, binds: readonly string[] | null) => void;

/** Visits the direct parts of a node, each with the names that the node binds in it. */
function forEachPart(node: Node, visit: Visit): void {
  const each = (parts: readonly Node[]) => {
    for (const part of parts) visit(part, null);
  };
  switch (node.type) {
    case 'number':
    case 'ratio':
    case 'text':
    case 'name':
      return;
    case 'quantity':
      return visit(node.amount, null);
    case 'list':
      return node.rows.forEach(each);
    case 'call':
    case 'prime':
      return each(node.args);
    case 'binary':
      visit(node.left, null);
      return visit(node.right, null);
    case 'negative':
    case 'not':
    case 'percent':
    case 'factorial':
    case 'transpose':
      return visit(node.operand, null);
    case 'group':
    case 'absolute':
      return visit(node.inner, null);
    case 'compare':
      return each(node.operands);
    case 'choice':
      return each([node.test, node.yes, node.no]);
    case 'range':
      return each(node.step ? [node.from, node.step, node.to] : [node.from, node.to]);
    case 'index':
      visit(node.target, null);
      return each(node.indexes);
    case 'convert':
      return visit(node.value, null);
    case 'share':
      return each([node.part, node.whole]);
    case 'lambda':
      return visit(node.body, node.params);
    case 'form':
      visit(node.body, [node.variable]);
      return each(node.bounds);
  }
}

/** Visits a node and all its parts. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  forEachPart(node, (part) => walk(part, visit));
}

function collect(node: Node, bound: ReadonlySet<string>, found: Map<string, NameUse>): void {
  const isNamed = node.type === 'name' || node.type === 'call' || node.type === 'prime';
  if (isNamed && !bound.has(node.name) && !found.has(node.name)) {
    const end = node.type === 'call' ? node.nameEnd : node.start + node.name.length;
    found.set(node.name, { name: node.name, start: node.start, end, isCall: node.type !== 'name' });
  }
  forEachPart(node, (part, binds) => collect(part, binds ? new Set([...bound, ...binds]) : bound, found));
}

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

/** Units behind numbers that a cell of the sheet might define as a name. */
export function unitNames(statement: Statement): string[] {
  const names = new Set<string>();
  for (const body of bodiesOf(statement))
    walk(body, (node) => {
      if (node.type === 'quantity') for (const { unit } of node.factors) names.add(unit.symbol);
    });
  return [...names];
}
