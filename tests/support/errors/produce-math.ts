import type { ErrorClass } from '@/lib/math/errors/cell-error';
import { createSheet } from '@/lib/math/sheet/create-sheet';
import type { Producer, Producers } from './producer';

/** What goes wrong in the last of these lines of a sheet. */
const writes = (...lines: readonly string[]): Producer => ({
  by: 'ours',
  produce: () => {
    const set = lines.map((source, at) => ({ id: String(at), source }));
    const results = createSheet().apply({ set });
    return Promise.resolve(results.find(({ id }) => id === String(lines.length - 1))?.error);
  },
});

/** A line of a sheet for each error that mathjs would give; our engine says it in its own words. */
export const mathProducers: Producers = {
  'math/unexpected-end': writes('2 +'),
  'math/value-expected': writes('2 + * 3'),
  'math/parenthesis-expected': writes('(1 + 2'),
  'math/bracket-expected': writes('[1, 2'),
  'math/unexpected-part': writes('1 + 2)'),
  'math/syntax': writes('2..3'),
  'math/string-end-expected': writes('"abc'),
  'math/column-mismatch': writes('[1, 2; 3]'),
  'math/assignment-target': writes('f(2) = 3'),
  'math/undefined-symbol': writes('speed + 1'),
  'math/undefined-function': writes('foo(2)'),
  'math/too-few-arguments': writes('mod(3)'),
  'math/too-many-arguments': writes('sqrt(1, 2, 3)'),
  'math/argument-type': writes('sqrt([1, 2; "x", 3])'),
  'math/not-a-number': writes('"abc" + 1'),
  'math/units-do-not-match': writes('2 m + 3 s'),
  'math/unit-unknown': writes('3 m to floof'),
  'math/dimension-mismatch': writes('[1, 2, 3] * [1, 2]'),
  'math/index-out-of-range': writes('[1, 2][5]'),
  'math/matrix-not-square': writes('det([1, 2, 3; 4, 5, 6])'),
  'math/matrix-singular': writes('inv([1, 2; 2, 4])'),
  'math/call-stack': writes('f(x) = f(x) + 1', 'f(2)'),
  'math/no-access': writes('cos.constructor'),
  'math/not-finite': writes('10^400'),
  'math/timeout': writes('sum(k, k, 1, 10^9)'),
  'math/array-length': writes('linspace(0, 1, 10^9)'),
  'math/memory': writes('ones(5000, 5000)'),
};

/** What our engine calls each. */
export const mathClasses: Readonly<Record<string, ErrorClass>> = {
  'math/unexpected-end': 'syntax',
  'math/value-expected': 'syntax',
  'math/parenthesis-expected': 'syntax',
  'math/bracket-expected': 'syntax',
  'math/unexpected-part': 'syntax',
  'math/syntax': 'syntax',
  'math/string-end-expected': 'syntax',
  'math/column-mismatch': 'matrix-size',
  'math/assignment-target': 'undefined-function',
  'math/undefined-symbol': 'undefined-symbol',
  'math/undefined-function': 'undefined-function',
  'math/too-few-arguments': 'argument-count',
  'math/too-many-arguments': 'argument-count',
  'math/argument-type': 'argument-type',
  'math/not-a-number': 'argument-type',
  'math/units-do-not-match': 'dimension-mismatch',
  'math/unit-unknown': 'undefined-symbol',
  'math/dimension-mismatch': 'matrix-size',
  'math/index-out-of-range': 'index-range',
  'math/matrix-not-square': 'matrix-size',
  'math/matrix-singular': 'singular-matrix',
  'math/call-stack': 'too-slow',
  'math/no-access': 'syntax',
  'math/not-finite': 'too-large',
  'math/timeout': 'too-slow',
  'math/array-length': 'too-large',
  'math/memory': 'too-large',
};
