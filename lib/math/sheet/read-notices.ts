import type { Node, Statement } from '../read/node';
import type { Notice } from './cell-result';
import { bodiesOf, walk } from './free-names';

/** A notice about how a cell was read; one about a unit holds only while the sheet defines a name like it. */
export type ReadNotice = { notice: Notice; onlyWith: string | null };

/** What might surprise about how a cell was read. */
export function readNoticesOf(
  statements: readonly Statement[],
  source: string,
  own: ReadonlySet<string>,
): ReadNotice[] {
  const found: ReadNotice[] = [];
  const visit = (node: Node) => {
    const notice = signNotice(node, source) ?? factorNotice(node, source) ?? functionNotice(node);
    const one = notice ? { notice, onlyWith: null } : unitNotice(node, source, own);
    const isTold = found.some(
      (other) => other.notice.kind === one?.notice.kind && other.notice.start === one.notice.start,
    );
    if (one && !isTold) found.push(one);
  };
  for (const statement of statements) for (const body of bodiesOf(statement)) walk(body, visit);
  return found;
}

const placeOf = ({ start, end }: Node) => ({ start, length: end - start });
const replace = (source: string, { start, end }: Node, text: string) =>
  source.slice(0, start) + text + source.slice(end);
const textOf = (source: string, { start, end }: Node) => source.slice(start, end);

/** `-2^2` is −(2^2). */
function signNotice(node: Node, source: string): Notice | null {
  if (node.type !== 'negative') return null;
  const { operand } = node;
  if (operand.type !== 'binary' || operand.operator !== '^' || operand.left.type !== 'number') return null;
  const base = source.slice(node.start, operand.left.end);
  const mended = `(${base})${source.slice(operand.left.end, node.end)}`;
  return {
    kind: 'sign-before-power',
    message: `The power comes first: this is −(${textOf(source, operand)}).`,
    ...placeOf(node),
    repair: { label: `Use (${base})`, source: replace(source, node, mended) },
  };
}

/** `1/2x` is half of x. */
function factorNotice(node: Node, source: string): Notice | null {
  if (node.type !== 'binary' || !node.isImplied || node.operator !== '*') return null;
  const { left, right } = node;
  if (left.type !== 'binary' || left.operator !== '/') return null;
  const [above, below, rest] = [left.left, left.right, right].map((part) => textOf(source, part));
  const mended = `${above ?? ''}/(${below ?? ''}${rest ?? ''})`;
  return {
    kind: 'fraction-factor',
    message: `This is (${above ?? ''}/${below ?? ''}) times ${rest ?? ''}.`,
    ...placeOf(node),
    repair: { label: `Use ${mended}`, source: replace(source, node, mended) },
  };
}

const spreads = ['std', 'stdev', 'variance', 'var'];

/** Functions that two schools mean in two ways. */
function functionNotice(node: Node): Notice | null {
  if (node.type !== 'call') return null;
  if (node.name === 'log' && node.args.length === 1)
    return {
      kind: 'logarithm-base',
      message: 'log is to the base 10. The natural logarithm is ln.',
      ...placeOf(node),
    };
  if (!spreads.includes(node.name) || node.args.some(({ type }) => type === 'text')) return null;
  return {
    kind: 'sample-spread',
    message: 'This is of a sample: divided by n − 1. For all of a group add "uncorrected".',
    ...placeOf(node),
  };
}

/** `3 m` is a length, even where the sheet has an m. */
function unitNotice(node: Node, source: string, own: ReadonlySet<string>): ReadNotice | null {
  const [factor] = node.type === 'quantity' && node.factors.length === 1 ? node.factors : [];
  if (!factor || own.has(factor.unit.symbol)) return null;
  const { symbol } = factor.unit;
  const mended = textOf(source, node).replace(/(?<=\d)\s*(?=\D)/, '*');
  return {
    onlyWith: symbol,
    notice: {
      kind: 'unit-or-name',
      message: `After a number ${symbol} is the unit, though the sheet has a ${symbol} of its own.`,
      ...placeOf(node),
      repair: { label: `Use the name ${symbol}`, source: replace(source, node, mended) },
    },
  };
}
