import { findConstant } from '../evaluate/constants';
import { findUnit } from '../units/find-unit';
import { isDoubtfulConstant } from '../read/doubts/find-doubts';
import type { Node, Statement } from '../read/node';
import type { Notice } from './cell-result';
import { bodiesOf, walk } from './free-names';
import { unitNotice } from './unit-notice';

/** A notice about how a cell was read; one about a constant holds only while the sheet has no name like it. */
export type ReadNotice = { notice: Notice; onlyWithout: string | null; onlyInRadians?: boolean };

/** What might surprise about how a cell was read. */
export function readNoticesOf(statements: readonly Statement[], source: string): ReadNotice[] {
  const found: ReadNotice[] = [];
  const visit = (node: Node) => {
    const notice =
      uncertainNotice(node, source) ??
      signNotice(node, source) ??
      factorNotice(node, source) ??
      divisorNotice(node, source) ??
      powerNotice(node, source) ??
      numberNotice(node, source) ??
      clockNotice(node, source) ??
      functionNotice(node);
    const one = notice
      ? { notice, onlyWithout: null }
      : (radiansNotice(node, source) ?? constantNotice(node, source));
    const isTold = found.some(
      (other) => other.notice.kind === one?.notice.kind && other.notice.start === one.notice.start,
    );
    if (one && !isTold) found.push(one);
  };
  for (const statement of statements) for (const body of bodiesOf(statement)) walk(body, visit);
  const [angle] = statements.flatMap((statement) => angleNotice(statement, source) ?? []);
  return angle ? [...found, angle] : found;
}

const placeOf = ({ start, end }: Node) => ({ start, length: end - start });
const replace = (source: string, { start, end }: Node, text: string) =>
  source.slice(0, start) + text + source.slice(end);
const textOf = (source: string, { start, end }: Node) => source.slice(start, end);

/** `3.0(1)` is 3.0 ± 0.1, though it looks like a product. */
function uncertainNotice(node: Node, source: string): Notice | null {
  if (node.type !== 'binary' || node.operator !== '±' || !node.isImplied) return null;
  const [center = '', digits = ''] = [node.left, node.right].map((part) => textOf(source, part));
  const error = node.right.type === 'number' ? node.right.text : digits;
  return {
    kind: 'uncertain-digits',
    message: `This is ${center} ± ${error}.`,
    ...placeOf(node),
    repair: { label: `Use ${center}*${digits}`, source: replace(source, node, `${center}*${digits}`) },
  };
}

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
  if ((isWholeFraction(left) || left.right.type === 'group') && right.start > left.end) return null;
  const [above, below, rest] = [left.left, left.right, right].map((part) => textOf(source, part));
  const mended = `${above ?? ''}/(${below ?? ''}${rest ?? ''})`;
  return {
    kind: 'fraction-factor',
    message: `This is (${above ?? ''}/${below ?? ''}) times ${rest ?? ''}.`,
    ...placeOf(node),
    repair: { label: `Use ${mended}`, source: replace(source, node, mended) },
  };
}

/** In `(a + c)/2 h` both stand below the line, though the blank might say something else. */
function divisorNotice(node: Node, source: string): Notice | null {
  if (node.type !== 'binary' || node.operator !== '/' || node.right.type !== 'binary') return null;
  const { left, right } = node;
  if (right.operator !== '*' || !right.isImplied || right.right.start === right.left.end) return null;
  const [above, below, rest] = [left, right.left, right.right].map((part) => textOf(source, part));
  const mended = `(${above ?? ''}/${below ?? ''}) ${rest ?? ''}`;
  return {
    kind: 'fraction-factor',
    message: `This is ${above ?? ''} divided by (${below ?? ''} ${rest ?? ''}).`,
    ...placeOf(node),
    repair: { label: `Use ${mended}`, source: replace(source, node, mended) },
  };
}

/** In `3*10^8/6*10^14` the last power of ten is a factor of its own. */
function powerNotice(node: Node, source: string): Notice | null {
  if (node.type !== 'binary' || node.operator !== '*' || node.isImplied || !isPowerOfTen(node.right))
    return null;
  const { left, right } = node;
  if (left.type !== 'binary' || left.operator !== '/' || left.right.type !== 'number') return null;
  const divisor = source.slice(left.right.start, right.end);
  return {
    kind: 'fraction-factor',
    message: `This is (${textOf(source, left)}) times ${textOf(source, right)}.`,
    ...placeOf(node),
    repair: {
      label: `Use /(${divisor})`,
      source: replace(source, { ...right, start: left.right.start }, `(${divisor})`),
    },
  };
}

const isPowerOfTen = (node: Node) =>
  node.type === 'binary' && node.operator === '^' && node.left.type === 'number' && node.left.value === 10;

/** Everybody reads `1/2 m v^2` with its blank as half of it, and `1/(2 pi) r` as a part of r. */
const isWholeFraction = ({ left, right }: Extract<Node, { type: 'binary' }>) =>
  [left, right].every((part) => part.type === 'number' && /^\d+$/.test(part.text));

/** `1,234` is read with its thousands; in another country it is a little more than one. */
function numberNotice(node: Node, source: string): Notice | null {
  if (node.type !== 'number' || node.otherReading === undefined) return null;
  return {
    kind: 'thousands-or-decimals',
    message: `This is ${node.text}: the sign stands between thousands.`,
    ...placeOf(node),
    repair: { label: `Use ${node.otherReading}`, source: replace(source, node, node.otherReading) },
  };
}

/** `12:30 + 45` is a quotient, though it looks like a time. */
function clockNotice(node: Node, source: string): Notice | null {
  if (node.type !== 'binary' || node.operator !== '/') return null;
  const typed = /^\d{1,2}:[0-5]\d$/.exec(textOf(source, node))?.[0];
  if (typed === undefined) return null;
  return {
    kind: 'clock-or-quotient',
    message: `Here “:” divides. A time is written ${typed} h.`,
    ...placeOf(node),
    repair: { label: `Use ${typed} h`, source: replace(source, node, `${typed} h`) },
  };
}

const ofAngles = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'];

/** `sin(30)` in a sheet with radians: nobody types so many whole radians. */
function radiansNotice(node: Node, source: string): ReadNotice | null {
  if (node.type !== 'call' || !ofAngles.includes(node.name)) return null;
  const [angle] = node.args;
  const number = angle?.type === 'negative' ? angle.operand : angle;
  if (!angle || number?.type !== 'number' || !/^\d+$/.test(number.text) || number.value <= 2 * Math.PI)
    return null;
  const typed = textOf(source, angle);
  return {
    onlyWithout: null,
    onlyInRadians: true,
    notice: {
      kind: 'radians',
      message: `${typed} radians.`,
      ...placeOf(angle),
      repair: { label: `Use ${typed}°`, source: replace(source, angle, `${typed}°`) },
    },
  };
}

const ofNumbers = new Set(['sin', 'cos', 'tan'].flatMap((name) => [`a${name}`, `arc${name}`]));

/** `α = arcsin(0.5)` is an angle in radians; schools want degrees. */
function angleNotice(statement: Statement, source: string): ReadNotice | null {
  if (statement.type !== 'value' && statement.type !== 'define') return null;
  const { body } = statement;
  if (body.type !== 'call' || !ofNumbers.has(body.name)) return null;
  return {
    onlyWithout: null,
    onlyInRadians: true,
    notice: {
      kind: 'radians',
      message: 'This angle is in radians.',
      name: body.name,
      ...placeOf(body),
      repair: { label: 'Use degrees', source: replace(source, body, `${textOf(source, body)} to °`) },
    },
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

/** `2*g` is about gravity where the sheet has no g, `2 g` about grams. */
function constantNotice(node: Node, source: string): ReadNotice | null {
  if (node.type !== 'binary' || !'*/'.includes(node.operator)) return null;
  const base = node.right.type === 'binary' && node.right.operator === '^' ? node.right.left : node.right;
  const right = base.type === 'group' ? base.inner : base;
  if (node.isImplied && base.type !== 'group') return null;
  if (right.type !== 'name' || !isDoubtfulConstant(right.name) || !endsInUnit(node.left)) return null;
  return {
    onlyWithout: right.name,
    notice: unitNotice(right.name, {
      word: right,
      source,
      meaning: { value: findConstant(right.name) ?? 0, isOwn: false },
    }),
  };
}

/** Whether a unit could follow: behind a number, or behind letters of units with a number before them. */
function endsInUnit(node: Node): boolean {
  if (node.type !== 'binary') return node.type === 'number' || node.type === 'quantity';
  const last = node.right.type === 'binary' && node.right.operator === '^' ? node.right.left : node.right;
  const isLetter = last.type === 'name' && findUnit(last.name) !== null;
  return endsInUnit(isLetter ? node.left : node.right);
}
