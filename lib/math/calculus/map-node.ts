import type { Node } from '../read/node';

/** A copy of a node with each of its direct parts replaced. */
export function mapParts(node: Node, change: (part: Node) => Node): Node {
  switch (node.type) {
    case 'quantity':
      return { ...node, amount: change(node.amount) };
    case 'list':
      return { ...node, rows: node.rows.map((row) => row.map(change)) };
    case 'call':
    case 'prime':
      return { ...node, args: node.args.map(change) };
    case 'binary':
      return { ...node, left: change(node.left), right: change(node.right) };
    case 'negative':
    case 'not':
    case 'percent':
    case 'factorial':
    case 'transpose':
      return { ...node, operand: change(node.operand) };
    case 'group':
    case 'absolute':
      return { ...node, inner: change(node.inner) };
    case 'compare':
      return { ...node, operands: node.operands.map(change) };
    case 'choice':
      return { ...node, test: change(node.test), yes: change(node.yes), no: change(node.no) };
    case 'range':
      return { ...node, from: change(node.from), step: node.step && change(node.step), to: change(node.to) };
    case 'index':
      return { ...node, target: change(node.target), indexes: node.indexes.map(change) };
    case 'convert':
      return { ...node, value: change(node.value) };
    case 'share':
      return { ...node, part: change(node.part), whole: change(node.whole) };
    case 'lambda':
      return { ...node, body: change(node.body) };
    case 'form':
      return { ...node, body: change(node.body), bounds: node.bounds.map(change) };
    case 'number':
    case 'ratio':
    case 'text':
    case 'name':
      return node;
  }
}
