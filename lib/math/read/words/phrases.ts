import type { TokenKind } from '../token';
import { partPhrases, restPhrases, unitPhrases } from './part-phrases';

/** Where a phrase can stand: behind an operand, a number or a percent, where an operand or a line begins. */
type Stand = 'behind' | 'number' | 'percent' | 'before' | 'first';
type Part = readonly [kind: TokenKind, text: string];

/** Words that people say for signs, and the signs. */
export type Phrase = { words: readonly string[]; stand: Stand; parts: readonly Part[] };

type Row = readonly [stand: Stand, words: string, parts: readonly Part[]];

const operator = (text: string): Part => ['operator', text];
const names = (...texts: string[]): Part[] => texts.map((text) => ['name', text]);

/** Several ways to say one thing, parted by `|`. */
const rows = (stand: Stand, ways: string, ...parts: Part[]): Row[] =>
  ways.split('|').map((words) => [stand, words, parts]);

const signs: readonly Row[] = [
  ...rows('behind', 'plus|increased by|raised by', operator('+')),
  ...rows('behind', 'minus|decreased by|reduced by', operator('-')),
  ...rows('behind', 'times|multiplied by', operator('*')),
  ...rows('behind', 'divided by|is divided by|over|out of', operator('/')),
  ...rows('behind', 'modulo', ...names('mod')),
  ...rows('behind', 'to the power of|to the power|raised to the power of|raised to', operator('^')),
  ...rows('behind', 'factorial', operator('!')),
  ...rows('behind', 'squared', ['power', '2']),
  ...rows('behind', 'cubed', ['power', '3']),
  ...Object.entries({
    ...{ dozen: '12', hundred: '100', thousand: '1e3', million: '1e6', billion: '1e9', trillion: '1e12' },
  }).flatMap(([word, size]) => rows('behind', word, operator('*'), ['number', size])),
  ...rows('behind', 'percent|per cent', operator('%')),
  ...rows('percent', 'less than', ...names('off')),
  ...rows('percent', 'more than', ...names('on')),
  ...rows('behind', 'is less than', operator('<')),
  ...rows('behind', 'is greater than|is more than', operator('>')),
  ...rows('behind', 'is at least', operator('>=')),
  ...rows('behind', 'is at most', operator('<=')),
  ...rows('behind', 'is equal to', operator('==')),
];

/** Words before a target, as in `5 km into m`. */
const targets: readonly Row[] = [
  ...rows('behind', 'into|converted to|converted into|expressed in|expressed as', ...names('to')),
  ...rows('behind', 'written in|written as', ...names('to')),
  ...rows('behind', 'rounded to|rounded off to|correct to|accurate to', ...names('to')),
];

const functions: readonly Row[] = [
  ...Object.entries({
    abs: 'absolute value of|modulus of',
    max: 'maximum of|largest of|greatest of|highest of',
    min: 'minimum of|smallest of|least of|lowest of',
    ceil: 'ceiling of',
    sum: 'total of',
    ln: 'natural log of|natural logarithm of',
    divisors: 'factors of|divisors of',
    factors: 'prime factors of',
    range_of: 'range of',
    gcd: 'highest common factor of|greatest common factor of|greatest common divisor of',
    lcm: 'lowest common multiple of|least common multiple of',
    stdev: 'standard deviation of',
    sin: 'sine of',
    cos: 'cosine of',
    tan: 'tangent of',
  }).flatMap(([name, ways]) => rows('before', ways, ...names(name, 'of'))),
  ...['factorization', 'factorisation', 'decomposition'].flatMap((word) =>
    rows('before', `prime ${word} of`, ...names('factor')),
  ),
  ...rows('before', 'natural log|natural logarithm', ...names('ln')),
  ...rows('before', 'square root of|square root', ...names('sqrt')),
  ...rows('before', 'cube root of|cube root', ...names('cbrt')),
];

const table: readonly Row[] = [
  ...signs,
  ...targets,
  ...functions,
  ...rows('before', 'the'),
  ...rows('first', 'what percent of|what percentage of', ...names('what'), operator('%'), ...names('of')),
  ...['% of', 'percent of', 'percentage of'].flatMap((words) =>
    ['is what', 'as a', 'as'].flatMap((start) =>
      rows('behind', `${start} ${words}`, ...names('as'), operator('%'), ...names('of')),
    ),
  ),
  ...partPhrases.map(([words, sign]) => ['before', words, [['fraction', sign], operator('*')]] as const),
  ...unitPhrases.map(([words, sign]) => ['before', words, [['fraction', sign]]] as const),
  ...restPhrases.map(([words, sign]) => ['number', words, [['fraction', sign]]] as const),
  ...rows('first', 'halve', ['fraction', '½'], operator('*')),
  ...rows('before', 'twice|double|double of', ['number', '2'], operator('*')),
  ...rows('before', 'thrice|triple|triple of', ['number', '3'], operator('*')),
  ...rows('before', 'reciprocal of', ['number', '1'], operator('/')),
  ...rows('first', "what ' s|what is|how much is|calculate|compute|evaluate|work out"),
  ...rows('first', 'convert|express|write|change'),
];

/** Longer phrases come first. */
export const phrases: readonly Phrase[] = table
  .map(([stand, words, parts]) => ({ stand, words: words.split(' '), parts }))
  .sort((a, b) => b.words.length - a.words.length);
