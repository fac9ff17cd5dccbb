import type { TokenKind } from '../token';

/** Where a phrase can stand: behind an operand, where an operand begins, or where a line begins. */
type Stand = 'behind' | 'before' | 'first';
type Part = readonly [kind: TokenKind, text: string];

/** Words that people say for signs, and the signs. */
export type Phrase = { words: readonly string[]; stand: Stand; parts: readonly Part[] };

const operator = (text: string): Part => ['operator', text];
const fraction = (sign: string): readonly Part[] => [['fraction', sign], operator('*')];

const table: readonly (readonly [stand: Stand, words: string, parts: readonly Part[]])[] = [
  ['behind', 'plus', [operator('+')]],
  ['behind', 'minus', [operator('-')]],
  ['behind', 'times', [operator('*')]],
  ['behind', 'multiplied by', [operator('*')]],
  ['behind', 'divided by', [operator('/')]],
  ['behind', 'to the power of', [operator('^')]],
  ['behind', 'to the power', [operator('^')]],
  ['behind', 'factorial', [operator('!')]],
  ['before', 'the', []],
  [
    'before',
    'absolute value of',
    [
      ['name', 'abs'],
      ['name', 'of'],
    ],
  ],
  [
    'before',
    'natural log of',
    [
      ['name', 'ln'],
      ['name', 'of'],
    ],
  ],
  [
    'before',
    'natural logarithm of',
    [
      ['name', 'ln'],
      ['name', 'of'],
    ],
  ],
  ['behind', 'raised to the power of', [operator('^')]],
  ['behind', 'squared', [['power', '2']]],
  ['behind', 'cubed', [['power', '3']]],
  ...Object.entries({ dozen: '12', thousand: '1e3', million: '1e6', billion: '1e9', trillion: '1e12' }).map(
    ([word, size]) => ['behind', word, [operator('*'), ['number', size]]] as const,
  ),
  ['behind', 'percent', [operator('%')]],
  ['behind', 'per cent', [operator('%')]],
  ['first', 'what percent of', [['name', 'what'], operator('%'), ['name', 'of']]],
  ['first', 'what percentage of', [['name', 'what'], operator('%'), ['name', 'of']]],
  ...['% of', 'percent of', 'percentage of'].flatMap((words) =>
    ['is what', 'as a', 'as'].map((start) => ['behind', `${start} ${words}`, shareOf()] as const),
  ),
  ['before', 'square root of', [['name', 'sqrt']]],
  ['before', 'cube root of', [['name', 'cbrt']]],
  ['before', 'the square root of', [['name', 'sqrt']]],
  ['before', 'the cube root of', [['name', 'cbrt']]],
  ...['half of', 'a half of', 'one half of'].map((words) => ['before', words, fraction('½')] as const),
  ...['a third of', 'one third of'].map((words) => ['before', words, fraction('⅓')] as const),
  ['before', 'two thirds of', fraction('⅔')],
  ...['a quarter of', 'one quarter of'].map((words) => ['before', words, fraction('¼')] as const),
  ['before', 'three quarters of', fraction('¾')],
  ['before', 'twice', [['number', '2'], operator('*')]],
  ...['what is', 'how much is', 'calculate', 'compute', 'evaluate', 'convert'].map(
    (words) => ['first', words, []] as const,
  ),
];

function shareOf(): readonly Part[] {
  return [['name', 'as'], operator('%'), ['name', 'of']];
}

/** Longer phrases come first. */
export const phrases: readonly Phrase[] = table
  .map(([stand, words, parts]) => ({ stand, words: words.split(' '), parts }))
  .sort((a, b) => b.words.length - a.words.length);
