import type { Node, Target } from '../read/node';
import { callTex, formTex, powerOfCallTex } from './call-tex';
import { openCalls, productTex } from './product-tex';
import { substanceTex } from './reaction-text';
import { escapeTex, symbolTex } from './symbol-tex';
import { bareTex, factorTex, inBrackets, listTex, type MarkTex, type WriteTex } from './tex-parts';
import { isDegree, unitTex } from './unit-tex';
import { writeStep } from './write-node';

const operators: Readonly<Record<string, string>> = {
  '*': '\\cdot',
  '+': '+',
  '-': '-',
  '.*': '\\odot',
  './': '\\oslash',
  mod: '\\bmod',
  '±': '\\pm',
  and: '\\land',
  or: '\\lor',
  xor: '\\oplus',
};
const comparisons: Readonly<Record<string, string>> = {
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
  '==': '=',
  '!=': '\\ne',
};

/** A formula as TeX, by our own rules; only signs and names that we know come out. */
export const nodeTex: WriteTex = (node) => texOf(node, nodeTex, (tex) => tex);

/** The same with a mark around each name, number and unit: where it stands in the typed text. */
export const markedTex: WriteTex = (node) => texOf(node, markedTex, markTex);

/** A part of a formula with its place in the typed text. Only the place is new, so nothing typed gets into it. */
export const markTex: MarkTex = (tex, start, end) =>
  end > start ? `\\htmlData{from=${start},to=${end}}{${tex}}` : tex;

function texOf(node: Node, write: WriteTex, mark: MarkTex): string {
  const { start, end } = node;
  switch (node.type) {
    case 'number':
      return mark(numberTex(node.text), start, end);
    case 'ratio':
      return mark(ratioTex(node), start, end);
    case 'quantity':
      if (node.factors[0]?.unit.before !== undefined) return moneyTex(node, write);
      return `${factorTex(node.amount, write)}${isDegree(node.factors) ? '' : '\\,'}${mark(unitTex(node.factors), node.amount.end, end)}`;
    case 'text':
      if (node.as === 'substance') return mark(substanceTex(node.text), start, end);
      if (node.as === 'date') return mark(`\\text{${escapeTex(node.text)}}`, start, end);
      return mark(`\\text{“${escapeTex(node.text)}”}`, start, end);
    case 'name':
      return mark(symbolTex(node.name), start, end);
    case 'group':
      return inBrackets(write(node.inner));
    case 'absolute':
      return `\\left|${write(node.inner)}\\right|`;
    case 'list':
      return node.isMatrix
        ? `\\begin{bmatrix}${node.rows.map((row) => row.map(write).join(' & ')).join(' \\\\ ')}\\end{bmatrix}`
        : `\\left[${listTex(node.rows.flat(), write)}\\right]`;
    case 'call':
      return callTex(node, write, mark);
    case 'prime':
      return `${mark(symbolTex(node.name), start, start + node.name.length)}${"'".repeat(node.order)}${inBrackets(listTex(node.args, write))}`;
    case 'binary':
      return binaryTex(node, write);
    case 'negative':
      return `-${factorTex(node.operand, write)}`;
    case 'not':
      return `\\lnot ${write(node.operand)}`;
    case 'percent':
      return `${factorTex(node.operand, write)}\\,\\%`;
    case 'factorial':
      return `${factorTex(node.operand, write)}!`;
    case 'transpose':
      return `${factorTex(node.operand, write)}^{\\mathsf{T}}`;
    case 'compare':
      return node.operands
        .map(
          (operand, at) =>
            (at === 0 ? '' : ` ${comparisons[node.operators[at - 1] ?? ''] ?? ''} `) + write(operand),
        )
        .join('');
    case 'choice':
      return `\\begin{cases}${write(node.yes)} & \\text{if } ${write(node.test)}\\\\ ${write(node.no)} & \\text{otherwise}\\end{cases}`;
    case 'range':
      return [node.from, node.step, node.to]
        .flatMap((part) => (part ? [write(part)] : []))
        .join(node.step ? ':' : '\\,..\\,');
    case 'index':
      return `${factorTex(node.target, write)}_{${listTex(node.indexes, write)}}`;
    case 'convert':
      return `${write(node.value)} \\to ${targetTex(node.target)}`;
    case 'share':
      return `\\frac{${bareTex(node.part, write)}}{${bareTex(node.whole, write)}}`;
    case 'lambda':
      return `${node.params.map(symbolTex).join(', ')} \\mapsto ${write(node.body)}`;
    case 'form':
      return formTex(node, write);
  }
}

/** A sign of money stands where it was typed: before its number. */
function moneyTex({ amount, factors }: Extract<Node, { type: 'quantity' }>, write: WriteTex): string {
  const [sign] = factors;
  const symbol = sign ? unitTex([sign]) : '';
  const gap = sign?.unit.before === ' ' ? '\\,' : '';
  return `${symbol}${gap}${factorTex(amount, write)}${unitTex(factors).slice(symbol.length)}`;
}

function targetTex(target: Target): string {
  if (target.kind === 'unit') return unitTex(target.factors);
  if (target.kind === 'base') return `\\text{base }${target.radix}`;
  if (target.kind === 'nearest') return `\\text{nearest }${writeStep(target)}`;
  const count = 'count' in target ? `${target.count}\\ ` : '';
  return target.kind === 'percent' ? '\\%' : `${count}\\text{${target.kind}}`;
}

/** A mixed number keeps its fraction small beside the whole. */
function ratioTex({ numerator, denominator, isMixed }: Extract<Node, { type: 'ratio' }>): string {
  if (!isMixed) return `\\frac{${numerator}}{${denominator}}`;
  const over = numerator % denominator;
  return `${(numerator - over) / denominator}\\tfrac{${over}}{${denominator}}`;
}

function numberTex(text: string): string {
  const [digits = '', power] = text.split(/e/i);
  const written = digits.replace(',', '{,}');
  return power === undefined ? written : `${written}\\times 10^{${Number(power)}}`;
}

function binaryTex(node: Extract<Node, { type: 'binary' }>, write: WriteTex): string {
  const { operator, left, right } = node;
  if (operator === '/') return `\\frac{${bareTex(left, write)}}{${bareTex(right, write)}}`;
  if (operator === '^' || operator === '.^') {
    const call = powerOfCallTex(left, right, write);
    if (call !== null) return call;
    const isSimple = ['name', 'number', 'group', 'absolute', 'list'].includes(left.type);
    return `${isSimple ? write(left) : inBrackets(write(left))}^{${bareTex(right, write)}}`;
  }
  if (operator === '*' && node.isImplied) return productTex(node, write);
  if (operator === '+' && node.isImplied) return `${write(left)}\\;${write(right)}`;
  if (operator === 'and' || operator === 'or' || operator === 'xor')
    return `${statedTex(left, write)} \\;${operators[operator] ?? ''}\\; ${statedTex(right, write)}`;
  const second = operator === '+' ? write(right) : factorTex(right, write);
  const first = ['+', '-', '±'].includes(operator) ? write(left) : factorTex(openCalls(left), write);
  return `${first} ${operators[operator] ?? ''} ${second}`;
}

/** Comparisons that `and` and `or` join need no brackets. */
const statedTex = (node: Node, write: WriteTex) =>
  node.type === 'compare' ? write(node) : factorTex(node, write);
