import type { Node, PointNode, Statement, Target } from '../read/node';
import { walk } from '../sheet/free-names';
import { placeUnit, writeUnit } from './write-unit';
import { writeReaction } from './reaction-text';

const strength: Readonly<Record<string, number>> = {
  or: 1,
  xor: 2,
  and: 3,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '.*': 8,
  './': 8,
  mod: 8,
  '±': 9,
  '^': 11,
  '.^': 11,
};

/** How closely the parts of a node hold together; what is missing needs no brackets. */
const strengths: Partial<Readonly<Record<Node['type'], number>>> = {
  convert: 0,
  lambda: 0,
  share: 0,
  choice: 0.5,
  not: 4,
  compare: 5,
  range: 6,
  negative: 10,
  quantity: 8.5,
  ratio: 8,
};

const strengthOf = (node: Node): number =>
  node.type === 'binary' ? (strength[node.operator] ?? 8) : (strengths[node.type] ?? 20);

/** What needs no brackets that somebody put; with a power of ten they say that it is one number. */
const isWhole = (node: Node) =>
  strengthOf(node) === 20 && node.type !== 'group' && !(node.type === 'number' && node.text.includes('e'));

const wrap = (node: Node, least: number): string => {
  const text = writeNode(node);
  return strengthOf(node) < least ? `(${text})` : text;
};

/** A formula as we read it, in plain typed form with every sign written out. */
export function writeNode(node: Node): string {
  switch (node.type) {
    case 'number':
      return node.text;
    case 'ratio':
      return node.isMixed
        ? `${Math.floor(node.numerator / node.denominator)} ${node.numerator % node.denominator}/${node.denominator}`
        : `${node.numerator}/${node.denominator}`;
    case 'quantity':
      return placeUnit(wrap(node.amount, 20), node.factors, writeUnit(node.factors));
    case 'text':
      return node.as ? node.text : `"${node.text}"`;
    case 'name':
      return node.name;
    case 'group':
      return isWhole(node.inner) ? writeNode(node.inner) : `(${writeNode(node.inner)})`;
    case 'absolute':
      return hasBars(node.inner) ? `abs(${writeNode(node.inner)})` : `|${writeNode(node.inner)}|`;
    case 'list':
      return `[${node.rows.map((row) => row.map(writeNode).join(', ')).join('; ')}]`;
    case 'call':
      return `${callName(node.name)}(${node.args.map(writeNode).join(', ')})`;
    case 'prime':
      return `${node.name}${"'".repeat(node.order)}(${node.args.map(writeNode).join(', ')})`;
    case 'binary':
      return writeBinary(node);
    case 'negative':
      return `-${wrap(node.operand, node.operand.type === 'binary' && node.operand.operator === '^' ? 12 : 8)}`;
    case 'not':
      return `not ${wrap(node.operand, 5)}`;
    case 'percent':
      return `${wrap(node.operand, 20)}%`;
    case 'factorial':
      return `${wrap(node.operand, 20)}!`;
    case 'transpose':
      return `${wrap(node.operand, 20)}'`;
    case 'compare':
      return node.operands
        .map((operand, at) => (at === 0 ? '' : ` ${node.operators[at - 1] ?? ''} `) + wrap(operand, 6))
        .join('');
    case 'choice':
      return `if(${writeNode(node.test)}, ${writeNode(node.yes)}, ${writeNode(node.no)})`;
    case 'range':
      return [node.from, node.step, node.to]
        .flatMap((part) => (part ? [wrap(part, 7)] : []))
        .join(node.step ? ':' : ' .. ');
    case 'index':
      return `${wrap(node.target, 20)}[${node.indexes.map(writeNode).join(', ')}]`;
    case 'convert':
      return `${wrap(node.value, 0.5)} to ${writeTarget(node)}`;
    case 'share':
      return `${wrap(node.part, 1)} as % of ${wrap(node.whole, 1)}`;
    case 'lambda':
      return `${node.params.join(', ')} -> ${writeNode(node.body)}`;
    case 'form':
      return `${node.form}(${[writeNode(node.body), node.variable, ...node.bounds.map(writeNode)].join(', ')})`;
  }
}

/** Bars inside of bars could not be told apart. */
function hasBars(node: Node): boolean {
  let isFound = false;
  walk(node, ({ type }) => {
    if (type === 'absolute') isFound = true;
  });
  return isFound;
}

const callName = (name: string) => (name === '√' ? 'sqrt' : name === '∛' ? 'cbrt' : name);

function writeBinary(node: Extract<Node, { type: 'binary' }>): string {
  const own = strength[node.operator] ?? 8;
  const isPower = node.operator === '^' || node.operator === '.^';
  const isCompound = node.operator === '+' && node.isImplied;
  const isFraction = node.left.type === 'binary' && node.left.operator === '/' && node.isImplied;
  const left = isFraction ? `(${writeNode(node.left)})` : wrap(node.left, isPower ? own + 1 : own);
  const right = wrap(node.right, isPower ? own : own + 0.25);
  if (isCompound) return `${left} ${right}`;
  const sign = node.isCross === true ? '×' : node.operator;
  return isPower ? `${left}${sign}${right}` : `${left} ${sign} ${right}`;
}

function writeTarget({ target }: Extract<Node, { type: 'convert' }>): string {
  switch (target.kind) {
    case 'unit':
      return writeUnit(target.factors);
    case 'figures':
      return `${target.count} sf`;
    case 'decimals':
      return `${target.count} dp`;
    case 'digits':
      return `${target.count} digits`;
    case 'percent':
      return '%';
    case 'clock':
      return 'hms';
    case 'base':
      return { 2: 'binary', 8: 'octal', 16: 'hex' }[target.radix];
    case 'nearest':
      return `nearest ${writeStep(target)}`;
    case 'dms':
    case 'decimal':
    case 'fraction':
    case 'mixed':
    case 'scientific':
      return target.kind;
  }
}

/** The step to which a value is rounded: `0.5 cm`. */
export const writeStep = ({ step, factors }: Extract<Target, { kind: 'nearest' }>): string =>
  factors ? placeUnit(String(step), factors, writeUnit(factors)) : String(step);

/** A statement as we read it. */
export function writeStatement(statement: Statement): string {
  switch (statement.type) {
    case 'define':
      return `${statement.name}${statement.params ? `(${statement.params.join(', ')})` : ''} = ${writeNode(statement.body)}`;
    case 'equation':
      return `${writeNode(statement.left)} = ${writeNode(statement.right)}`;
    case 'solve':
      return `solve ${statement.equations.map((equation) => writeNode(equation).replace(' == ', ' = ')).join(', ')}`;
    case 'plot':
      return `plot ${[...statement.bodies.map(writeNode), ...statement.points.map(writePoint)].join(', ')}${writeRange(statement)}`;
    case 'value':
      return writeNode(statement.body);
    case 'reaction':
      return writeReaction(statement.reaction);
    case 'help':
      return `?${statement.name}`;
  }
}

/** A point of a plot, as it would be typed. */
export const writePoint = ({ x, y }: PointNode): string => `(${writeNode(x)}, ${writeNode(y)})`;

function writeRange({ variable, from, to }: Extract<Statement, { type: 'plot' }>): string {
  const range = from && to ? ` from ${writeNode(from)} to ${writeNode(to)}` : '';
  return variable === null ? '' : ` for ${variable}${range}`;
}
