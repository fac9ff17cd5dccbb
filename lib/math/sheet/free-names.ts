import type { Place } from '../errors/math-error';
import type { Node, Statement } from '../read/node';

/** A name that a formula needs from outside, and where it stands first. */
export type NameUse = Place & { name: string; isCall: boolean };

/** The parts of a node, with the names that it binds in them. */
export function partsOf(node: Node): {
  parts: readonly Node[];
  binds: readonly string[];
  outside: readonly Node[];
} {
  const none = { binds: [], outside: [] };
  switch (node.type) {
    case 'quantity':
      return { parts: [node.amount], ...none };
    case 'list':
      return { parts: node.rows.flat(), ...none };
    case 'call':
    case 'prime':
      return { parts: node.args, ...none };
    case 'binary':
      return { parts: [node.left, node.right], ...none };
    case 'negative':
    case 'not':
    case 'percent':
    case 'factorial':
    case 'transpose':
      return { parts: [node.operand], ...none };
    case 'group':
    case 'absolute':
      return { parts: [node.inner], ...none };
    case 'compare':
      return { parts: node.operands, ...none };
    case 'choice':
      return { parts: [node.test, node.yes, node.no], ...none };
    case 'range':
      return { parts: node.step ? [node.from, node.step, node.to] : [node.from, node.to], ...none };
    case 'index':
      return { parts: [node.target, ...node.indexes], ...none };
    case 'convert':
      return { parts: [node.value], ...none };
    case 'share':
      return { parts: [node.part, node.whole], ...none };
    case 'lambda':
      return { parts: [node.body], binds: node.params, outside: [] };
    case 'form':
      return { parts: [node.body], binds: [node.variable], outside: node.bounds };
    case 'number':
    case 'ratio':
    case 'text':
    case 'name':
      return { parts: [], ...none };
  }
}

/** Visits a node and all its parts. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  const { parts, outside } = partsOf(node);
  for (const part of parts) walk(part, visit);
  for (const part of outside) walk(part, visit);
}

function collect(node: Node, bound: ReadonlySet<string>, found: Map<string, NameUse>): void {
  const isNamed = node.type === 'name' || node.type === 'call' || node.type === 'prime';
  if (isNamed && !bound.has(node.name) && !found.has(node.name)) {
    const end = node.type === 'call' ? node.nameEnd : node.start + node.name.length;
    found.set(node.name, { name: node.name, start: node.start, end, isCall: node.type !== 'name' });
  }
  const { parts, binds, outside } = partsOf(node);
  const inner = binds.length > 0 ? new Set([...bound, ...binds]) : bound;
  for (const part of parts) collect(part, inner, found);
  for (const part of outside) collect(part, bound, found);
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
