import type { Node, Target } from '../../read/node';
import { binaryWords } from './binary-words';
import { callWords, formWords } from './call-words';
import { writeStep } from '../write-node';
import { numberWords, ratioWords } from './number-words';
import { symbolWords } from './symbol-words';
import { unitWords } from './unit-words';

/** Says a part of a formula. */
type Say = (node: Node) => string;

const comparisons: Readonly<Record<string, string>> = {
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is greater than',
  '>=': 'is at least',
  '==': 'equals',
  '!=': 'is not equal to',
};

/** What could be heard as belonging to its neighbours. */
const isLoose = (node: Node): boolean =>
  node.type === 'binary'
    ? node.operator !== '^'
    : ['compare', 'choice', 'lambda', 'range', 'convert'].includes(node.type);

/** A part that others could run into: with brackets, where it needs them. */
const whole = (node: Node, say: Say): string =>
  isLoose(node) ? `open bracket ${say(node)} close bracket` : say(node);

/** A formula in words, as a teacher reads it out: *one half m v squared*. Brackets are said where they matter. */
export function nodeWords(node: Node): string {
  switch (node.type) {
    case 'number':
      return numberWords(node.text);
    case 'ratio':
      return ratioWords(node);
    case 'quantity': {
      const isOne = node.amount.type === 'number' && node.amount.value === 1;
      return `${whole(node.amount, nodeWords)} ${unitWords(node.factors, isOne)}`;
    }
    case 'text':
      return node.as ? node.text : `“${node.text}”`;
    case 'name':
      return symbolWords(node.name);
    case 'group':
      return isLoose(node.inner) || node.inner.type === 'negative'
        ? `open bracket ${nodeWords(node.inner)} close bracket`
        : nodeWords(node.inner);
    case 'absolute':
      return `the absolute value of ${nodeWords(node.inner)}`;
    case 'list':
      return listWords(node);
    case 'call':
      return callWords(node, nodeWords);
    case 'prime':
      return `${symbolWords(node.name)} ${'prime '.repeat(node.order)}of ${allWords(node.args)}`;
    case 'binary':
      return binaryWords(node, nodeWords);
    case 'negative':
      return `minus ${whole(node.operand, nodeWords)}`;
    case 'not':
      return `not ${nodeWords(node.operand)}`;
    case 'percent':
      return `${whole(node.operand, nodeWords)} percent`;
    case 'factorial':
      return `${whole(node.operand, nodeWords)} factorial`;
    case 'transpose':
      return `${whole(node.operand, nodeWords)} transposed`;
    case 'compare':
      return node.operands
        .map((operand, at) => {
          const sign = node.operators[at - 1];
          return sign === undefined ? nodeWords(operand) : `${comparisons[sign] ?? ''} ${nodeWords(operand)}`;
        })
        .join(' ');
    case 'choice':
      return `${nodeWords(node.yes)} if ${nodeWords(node.test)}, otherwise ${nodeWords(node.no)}`;
    case 'range':
      return `${nodeWords(node.from)} to ${nodeWords(node.to)}${node.step ? ` in steps of ${nodeWords(node.step)}` : ''}`;
    case 'index':
      return `${whole(node.target, nodeWords)} at ${allWords(node.indexes)}`;
    case 'convert':
      return `${nodeWords(node.value)} ${targetWords(node.target)}`;
    case 'share':
      return `${whole(node.part, nodeWords)} as a percentage of ${whole(node.whole, nodeWords)}`;
    case 'lambda':
      return `${node.params.map(symbolWords).join(', ')} maps to ${nodeWords(node.body)}`;
    case 'form':
      return formWords(node, nodeWords);
  }
}

const allWords = (nodes: readonly Node[]) => nodes.map(nodeWords).join(', ');

function listWords({ rows, isMatrix }: Extract<Node, { type: 'list' }>): string {
  if (!isMatrix) return `the list ${allWords(rows.flat())}`;
  const size = `${rows.length} by ${rows[0]?.length ?? 0}`;
  return `the ${size} matrix, ${rows.map((row, at) => `row ${at + 1}: ${allWords(row)}`).join('; ')}`;
}

function targetWords(target: Target): string {
  if (target.kind === 'unit') return `in ${unitWords(target.factors, false)}`;
  if (target.kind === 'base') return `to the base ${target.radix}`;
  if (target.kind === 'nearest') return `to the nearest ${writeStep(target)}`;
  if ('count' in target) return `to ${target.count} ${counted[target.kind]}`;
  return shownAs[target.kind];
}

const counted = { figures: 'significant figures', decimals: 'decimal places', digits: 'digits' } as const;
const shownAs = {
  percent: 'in percent',
  clock: 'in hours, minutes and seconds',
  dms: 'in degrees, minutes and seconds',
  fraction: 'as a fraction',
  mixed: 'as a mixed number',
  scientific: 'in scientific notation',
  decimal: 'as a decimal',
} as const;
