import type { Target } from '../node';
import type { Cursor } from '../cursor';

type Counted = 'figures' | 'decimals' | 'digits';

const wholeTargets: readonly (readonly [ways: string, target: Target])[] = [
  ['fraction|frac|improper fraction|simplest form|lowest terms', { kind: 'fraction' }],
  ['mixed|mixed number|mixed fraction', { kind: 'mixed' }],
  ['percent|percentage|per cent|%', { kind: 'percent' }],
  ['decimal|decimal number|base 10', { kind: 'decimal' }],
  ['scientific|scientific notation|sci|exponential', { kind: 'scientific' }],
  ['standard form|standard index form|index form', { kind: 'scientific' }],
  ['dms|degrees , minutes , seconds|degrees , minutes and seconds', { kind: 'dms' }],
  ['hms|time|h : min : s|h : m : s|hh : mm : ss|h : min|h : m|hh : mm|min : s|mm : ss', { kind: 'clock' }],
  ['hours and minutes|hours , minutes and seconds|hours , minutes , seconds', { kind: 'clock' }],
  ['binary|bin|base 2', { kind: 'base', radix: 2 }],
  ['octal|oct|base 8', { kind: 'base', radix: 8 }],
  ['hexadecimal|hex|base 16', { kind: 'base', radix: 16 }],
];

const countedWords: readonly (readonly [ways: string, kind: Counted])[] = [
  ['sf|SF|s.f.|s.f|sigfig|sigfigs|sig fig|sig figs|figures|significant', 'figures'],
  ['significant figure|significant figures|significant digit|significant digits', 'figures'],
  ['dp|DP|d.p.|d.p|decimals|decimal|places|decimal place|decimal places', 'decimals'],
  ['digits', 'digits'],
];

/** Steps that people name: `to the nearest hundredth`. */
const steps: Readonly<Record<string, string>> = {
  ...{ one: '1', ten: '10', whole: '1', integer: '1', 'whole number': '1' },
  ...{ half: '0.5', quarter: '0.25', eighth: '0.125' },
  ...{ tenth: '0.1', hundredth: '0.01', thousandth: '0.001', cent: '0.01', penny: '0.01' },
};

const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

type Ways<T> = readonly { words: readonly string[]; meaning: T }[];

const waysOf = <T>(table: readonly (readonly [ways: string, meaning: T])[]): Ways<T> =>
  table
    .flatMap(([ways, meaning]) => ways.split('|').map((way) => ({ words: way.split(' '), meaning })))
    .sort((a, b) => b.words.length - a.words.length);

const [targets, counted, named] = [waysOf(wholeTargets), waysOf(countedWords), waysOf(Object.entries(steps))];

/** Takes the longest of the ways that stands at the cursor; null where none does. */
function takeOne<T>(cursor: Cursor, ways: Ways<T>, ahead = 0): T | null {
  const found = ways.find(({ words }) =>
    words.every(
      (word, by) => cursor.peek(ahead + by).text === word && cursor.peek(ahead + by).kind !== 'text',
    ),
  );
  if (!found) return null;
  for (let taken = 0; taken < ahead + found.words.length; taken++) cursor.next();
  return found.meaning;
}

/** Reads `percent`, `a mixed number`, `its simplest form`; null for a unit. */
export function takeTarget(cursor: Cursor): Target | null {
  const isArticle = ['a', 'an', 'its', 'the'].includes(cursor.peek().text);
  return takeOne(cursor, targets) ?? (isArticle ? takeOne(cursor, targets, 1) : null);
}

/** Reads `3 sf`, `two decimal places`; null where no count stands. */
export function takeCount(cursor: Cursor): { kind: Counted; count: number } | null {
  const { kind, text } = cursor.peek();
  const word = kind === 'name' ? counts.indexOf(text) : -1;
  if (kind !== 'number' && word < 0) return null;
  const found = takeOne(cursor, counted, 1);
  return found && { kind: found, count: word < 0 ? Number(text) : word };
}

/** Reads the step behind `nearest` where it has a name, such as `tenth`; null for a number or a unit. */
export const takeStep = (cursor: Cursor): string | null => takeOne(cursor, named);
