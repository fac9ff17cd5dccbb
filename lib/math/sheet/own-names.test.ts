import { checkAnswer } from '../answers/check-answer';
import { follows } from '../compare/follows';
import { isEquivalent } from '../compare/is-equivalent';
import { describeFunction } from '../show/describe-function';
import { lineWords } from '../show/words/line-words';
import { findUnit } from '../units/find-unit';
import type { SheetCell } from './cell';
import { createSheet } from './create-sheet';
import { readSource } from './read-source';

/** Every object has these; a table that is asked for one must not answer with the object's own. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

/** A name of the same shape and length that no table has. */
const standIn = (name: string) => name.replace(/[a-z]/gi, 'q');

/** Each place where a person may type a name; the name stands for `N`. */
const sheets = [
  'N',
  '3 N',
  'N = 5\n2 N + 1\nN m/s',
  'N_1 = 3\nN_1^2',
  'x_N = 2 m\nx_N/2',
  'dN = 2',
  'N(2)',
  'N(x) = x^2\nN(3)\nN',
  'f(N) = N^2\nf(3)\nf',
  "f(x) = x N\nf'(2)",
  '5 m in N',
  '5 N in m',
  '2 kN',
  '2 EUR in N',
  'M(N)',
  'molar mass of N',
  'N -> N',
  'N + O2 -> H2O',
  'solve N^2 = 4',
  'solve N^2 = 4 for N',
  'N^2 = 9',
  'N < 3',
  'solve N + y = 3, N - y = 1',
  'sum(N^2, N, 1, 3)',
  '∑_(N=1)^3 N',
  '∫_0^3 N^2 dN',
  'integrate(N^2, N)',
  'derivative(N^3, N)',
  'd/dN N^2',
  'lim_(N->0) sin(N)/N',
  'simplify(N + N)',
  'factor(N^2 - 1)',
  'simplify(sin(N(2)))',
  'plot N^2 for N from 0 to 3',
  'plot N',
  'N = [1, 2, 3]\nmean(N)\nN[1]',
  'stdev(1, 2, 3, "N")',
  'quantile([1, 2, 3], 0.5, "N")',
  '"N"',
  'map([1, 2], N)',
  'map([1, 2], N -> N^2)',
  'N = 2024-03-01\nN + 3 days',
  '2024-03-01 + 3 N',
  'N = N + 1',
  'not N and N or N xor 1',
];

const tables = ['N\n1\n2', 'N (m)\n1\n2', 'x (N)\n1\n2', 'x, N = x^2\n1\n2'];

function answersOf(name: string): unknown {
  const put = (text: string) => text.replaceAll('N', name);
  const answer = (cells: SheetCell[]) => {
    const sheet = createSheet();
    const results = sheet.apply({ set: cells });
    return { results, explained: cells.map(({ id }) => sheet.explain(id)) };
  };
  const wordsOf = (source: string) => {
    try {
      return lineWords(readSource(source, '.').statements);
    } catch (error) {
      return String(error);
    }
  };
  return {
    sheets: sheets.map((text) => {
      const sources = put(text).split('\n');
      return [answer(sources.map((source, at) => ({ id: String(at), source }))), sources.map(wordsOf)];
    }),
    tables: tables.map((text) => answer([{ id: '0', kind: 'table', source: put(text) }])),
    derivations: answer([{ id: '0', kind: 'derivation', source: put('N + 1 = 3\nN = 2') }]),
    compared: [
      isEquivalent(put('N + 1'), put('1 + N')),
      isEquivalent(put('N(x)'), put('N*x')),
      follows(put('N = 2'), put('2 N = 4')),
      checkAnswer({ expected: put('2 N'), given: put('N + N'), test: { kind: 'value' } }),
      checkAnswer({ expected: put('N(2)'), given: put('N(2)'), test: { kind: 'form', form: 'as-typed' } }),
      checkAnswer({ expected: '5 m', given: put('5 N'), test: { kind: 'unit' } }),
    ],
    known: [findUnit(name), findUnit(`k${name}`), describeFunction(name)],
  };
}

/** With the stand-in put back for the name, whatever case it is shown in. */
const writtenWith = (answers: unknown, name: string, other: string) =>
  JSON.stringify(answers, null, 1)
    .replaceAll(name, other)
    .replaceAll(name.replaceAll('_', ''), other.replaceAll('_', ''));

describe('Names that every object has', () => {
  it.each(inherited)('answer like every other name: %s', (name) => {
    const other = standIn(name);
    expect(writtenWith(answersOf(name), name, other)).toBe(writtenWith(answersOf(other), other, other));
  });

  it.each(inherited)('can be given a value: %s', (name) => {
    const results = createSheet().apply({
      set: [
        { id: '0', source: `${name} = 5` },
        { id: '1', source: `2 ${name}` },
      ],
    });
    expect(results.map(({ value }) => value)).toEqual(['5', '10']);
  });
});
