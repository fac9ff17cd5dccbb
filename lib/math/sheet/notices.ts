import type { Surroundings } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import type { Display } from '../show/display-value';
import type { Value } from '../values/value';
import type { Notice } from './cell-result';
import { bodiesOf, walk } from './free-names';
import type { ReadSource } from './read-source';

type Case = { source: string; read: ReadSource; value: Value; display: Display; surroundings: Surroundings };

/** What might surprise about a result, by how the cell was read and what came out. */
export function noticesOf({ source, read, value, display, surroundings }: Case): Notice[] {
  const notices: Notice[] = [];
  const own = new Set(read.defines.map(({ name }) => name));
  for (const statement of read.statements)
    for (const body of bodiesOf(statement))
      walk(body, (node) => {
        const notice = ofNode(node, source, own, surroundings);
        if (notice && !notices.some(({ kind, start }) => kind === notice.kind && start === notice.start))
          notices.push(notice);
      });
  if (value === Infinity || value === -Infinity)
    notices.push({ kind: 'infinite', message: 'The result is infinite.', start: 0, length: source.length });
  const isHidden =
    Number(display.value) !== 0 && /^[−]?0(?:[.,]0*)?(?: |$)/.test(display.shown) && display.kind !== 'text';
  if (isHidden)
    notices.push({
      kind: 'hidden-by-rounding',
      message: `The value is not zero: it is ${display.value ?? ''}.`,
      start: 0,
      length: source.length,
    });
  return notices;
}

const isCallOf = (node: Node, names: readonly string[]): node is Extract<Node, { type: 'call' }> =>
  node.type === 'call' && names.includes(node.name);

function ofNode(
  node: Node,
  source: string,
  own: ReadonlySet<string>,
  { lookup }: Surroundings,
): Notice | null {
  const { start } = node;
  const length = node.end - start;
  const text = source.slice(start, node.end);
  const replaced = (part: string) => source.slice(0, start) + part + source.slice(node.end);
  if (
    node.type === 'negative' &&
    node.operand.type === 'binary' &&
    node.operand.operator === '^' &&
    node.operand.left.type === 'number'
  ) {
    const base = source.slice(start, node.operand.left.end);
    return {
      kind: 'sign-before-power',
      message: `The power comes first: this is −(${source.slice(node.operand.start, node.end)}).`,
      start,
      length,
      repair: {
        label: `Use (${base})`,
        source: replaced(`(${base})${source.slice(node.operand.left.end, node.end)}`),
      },
    };
  }
  if (
    node.type === 'binary' &&
    node.isImplied &&
    node.operator === '*' &&
    node.left.type === 'binary' &&
    node.left.operator === '/'
  ) {
    const [above, below] = [node.left.left, node.left.right].map((part) =>
      source.slice(part.start, part.end),
    );
    const rest = source.slice(node.right.start, node.right.end);
    return {
      kind: 'fraction-factor',
      message: `This is (${above ?? ''}/${below ?? ''}) times ${rest}.`,
      start,
      length,
      repair: {
        label: `Use ${above ?? ''}/(${below ?? ''}${rest})`,
        source: replaced(`${above ?? ''}/(${below ?? ''}${rest})`),
      },
    };
  }
  if (isCallOf(node, ['log']) && node.args.length === 1)
    return {
      kind: 'logarithm-base',
      message: 'log is to the base 10. The natural logarithm is ln.',
      start,
      length,
    };
  if (isCallOf(node, ['std', 'stdev', 'variance', 'var']) && node.args.every(({ type }) => type !== 'text'))
    return {
      kind: 'sample-spread',
      message: 'This is of a sample: divided by n − 1. For all of a group add "uncorrected".',
      start,
      length,
    };
  if (node.type === 'quantity' && node.factors.length === 1) {
    const named = node.factors.find(({ unit }) => !own.has(unit.symbol) && isDefined(lookup, unit.symbol));
    if (named)
      return {
        kind: 'unit-or-name',
        message: `After a number ${named.unit.symbol} is the unit, though the sheet has a ${named.unit.symbol} of its own.`,
        start,
        length,
        repair: {
          label: `Use the name ${named.unit.symbol}`,
          source: replaced(text.replace(/(?<=\d)\s*(?=\D)/, '*')),
        },
      };
  }
  return null;
}

function isDefined(lookup: Surroundings['lookup'], name: string): boolean {
  try {
    return lookup(name) !== null;
  } catch {
    return true;
  }
}
