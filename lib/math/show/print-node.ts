import type { CompareOperator, Node } from '../read/node';
import { raised } from './format-number';
import { writeNode } from './write-node';

const comparisons: Readonly<Record<CompareOperator, string>> = {
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
  '==': '=',
  '!=': '≠',
};

/** How closely the parts hold together; what stands alone has most. */
function strengthOf(node: Node): number {
  if (node.type === 'negative') return 7;
  if (node.type === 'ratio') return 8;
  if (node.type === 'compare') return 4;
  if (node.type !== 'binary') return 20;
  if (node.operator === 'or' || node.operator === 'and') return 1;
  if (node.operator === '+' || node.operator === '-' || node.operator === '±') return 7;
  return node.operator === '^' ? 11 : 8;
}

const wrap = (node: Node, least: number, decimalSign: '.' | ','): string => {
  const text = printNode(node, decimalSign);
  return strengthOf(node) < least ? `(${text})` : text;
};

/** A formula in one line as a teacher writes it: `3x² sin(x) − √2`. For people only; the engine reads `writeNode`. */
export function printNode(node: Node, decimalSign: '.' | ',' = '.'): string {
  const print = (part: Node) => printNode(part, decimalSign);
  switch (node.type) {
    case 'number':
      return printNumber(node.text, decimalSign);
    case 'name':
      return node.name === 'pi' ? 'π' : node.name;
    case 'group':
      return strengthOf(node.inner) === 20 ? print(node.inner) : `(${print(node.inner)})`;
    case 'absolute':
      return `|${print(node.inner)}|`;
    case 'negative':
      return `−${wrap(node.operand, 8, decimalSign)}`;
    case 'call':
      return printCall(node, decimalSign);
    case 'binary':
      return printBinary(node, decimalSign);
    case 'compare':
      return node.operands
        .map((operand, at) => {
          const sign = node.operators[at - 1];
          return `${sign === undefined ? '' : ` ${comparisons[sign]} `}${wrap(operand, 5, decimalSign)}`;
        })
        .join('');
    case 'quantity': {
      const [first, ...others] = node.factors;
      const isDegree = others.length === 0 && first?.power === 1 && first.unit.symbol === 'deg';
      return isDegree ? `${wrap(node.amount, 20, decimalSign)}°` : writeNode(node);
    }
    case 'choice':
    case 'convert':
    case 'factorial':
    case 'form':
    case 'index':
    case 'lambda':
    case 'list':
    case 'not':
    case 'percent':
    case 'prime':
    case 'range':
    case 'ratio':
    case 'share':
    case 'text':
    case 'transpose':
      return writeNode(node);
  }
}

function printNumber(text: string, decimalSign: '.' | ','): string {
  const [digits = text, power] = text.split('e');
  const shown = digits.replace('.', decimalSign);
  return power === undefined ? shown : `${shown} × 10${raised(Number(power))}`;
}

function printCall(node: Extract<Node, { type: 'call' }>, decimalSign: '.' | ','): string {
  const [only, ...others] = node.args;
  const list = node.args.map((arg) => printNode(arg, decimalSign)).join(decimalSign === ',' ? '; ' : ', ');
  if (only && others.length === 0 && (node.name === 'sqrt' || node.name === '√')) {
    const isShort = only.type === 'number' || (only.type === 'name' && only.name.length === 1);
    return isShort ? `√${list}` : `√(${list})`;
  }
  return node.name === 'abs' && others.length === 0 ? `|${list}|` : `${node.name}(${list})`;
}

function printBinary(node: Extract<Node, { type: 'binary' }>, decimalSign: '.' | ','): string {
  const { operator, left, right } = node;
  const part = (one: Node, least: number) => wrap(one, least, decimalSign);
  switch (operator) {
    case '+':
      return `${part(left, 7)} + ${right.type === 'negative' ? `(${part(right, 7)})` : part(right, 7)}`;
    case '-':
      return `${part(left, 7)} − ${part(right, 8)}`;
    case '*':
      return joinFactors(
        part(left, 8),
        part(right, right.type === 'binary' && right.operator === '/' ? 9 : 8),
      );
    case '/':
      return `${part(left, 8)}/${part(right, 9)}`;
    case '^':
      return printPower(left, right, decimalSign);
    case 'or':
      return `${part(left, 1)} or ${part(right, 1)}`;
    case 'and':
      return `${part(left, 2)} and ${part(right, 2)}`;
    case '±':
      return `${part(left, 7)} ± ${part(right, 8)}`;
    case '.*':
    case './':
    case '.^':
    case 'mod':
    case 'xor':
      return writeNode(node);
  }
}

/** `2x`, `3x² sin(x)`, `2 · 3`, `(x − 1)(x + 1)`. */
function joinFactors(left: string, right: string): string {
  if (/^[\d−]/u.test(right)) return `${left} · ${right}`;
  const isTight = /(?:^|[^\p{L}\p{N}_.])[\d.,]+$/u.test(` ${left}`) || right.startsWith('(');
  return isTight && !/\p{L}\w+$/u.test(left) ? `${left}${right}` : `${left} ${right}`;
}

function printPower(base: Node, exponent: Node, decimalSign: '.' | ','): string {
  const whole = wholeOf(exponent);
  const isFunction = base.type === 'call' && base.args.length === 1 && /^[a-z]{2,}$/.test(base.name);
  if (isFunction && whole !== null && whole > 1 && !['sqrt', 'abs', 'exp'].includes(base.name)) {
    const [name = '', rest = ''] = printNode(base, decimalSign).split(/(?=\()(.*)/su);
    return `${name}${raised(whole)}${rest}`;
  }
  const below = wrap(base, 12, decimalSign);
  if (whole !== null) return `${below}${raised(whole)}`;
  return `${below}^${exponent.type === 'ratio' ? `(${printNode(exponent)})` : wrap(exponent, 20, decimalSign)}`;
}

function wholeOf(node: Node): number | null {
  if (node.type === 'group') return wholeOf(node.inner);
  if (node.type === 'negative') {
    const inner = wholeOf(node.operand);
    return inner === null ? null : -inner;
  }
  return node.type === 'number' && Number.isInteger(node.value) && node.text.length < 4 ? node.value : null;
}
