import { own } from '../../core/own';
import { MathError } from '../errors/math-error';
import { add, divide, multiply, subtract, tidyComplex } from '../evaluate/arithmetic';
import { compare } from '../evaluate/compare';
import { eliminate, exponential, identityDense } from '../evaluate/dense';
import { multiplyLists, sizeOf } from '../evaluate/lists';
import { callMathjs, mathjs } from '../evaluate/mathjs';
import { raise } from '../evaluate/power';
import { flatten, isBig, isComplex, isList, isMatrix, nameKind, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { requireSameKind } from './same-kind';
import { requireList, requireNumber, requireSmall, requireWhole, takes, type BuiltIn } from './built-in';

/** The largest square matrix by what is done with it: the work grows with the cube, or faster. */
const largest: Readonly<Record<string, number>> = {
  det: 300,
  inv: 120,
  eigs: 30,
  expm: 100,
  sqrtm: 12,
  pinv: 60,
  qr: 100,
  lup: 200,
  schur: 30,
};

type Plain = number | object | Plain[];

/** A matrix for mathjs: numbers, complex and exact numbers alone. */
function plainMatrix(value: Value | undefined): Plain[] {
  return requireList(value).map((entry) => (isList(entry) ? plainMatrix(entry) : plainEntry(entry)));
}

function plainEntry(entry: Value): number | object {
  if (isComplex(entry) || isBig(entry)) return entry;
  if (entry instanceof Quantity || entry instanceof Uncertain)
    throw new MathError('not-supported', 'This takes a matrix of plain numbers. Divide by the unit first.');
  return requireNumber(entry);
}

function square(name: string, value: Value | undefined): Value[][] {
  const list = requireList(value);
  if (!isMatrix(list) || list.some((row) => row.length !== list.length))
    throw new MathError('matrix-size', `${name} takes a square matrix; this one is ${sizeOf(list)}.`);
  if (list.length > (own(largest, name) ?? 100))
    throw new MathError('too-large', `This matrix is too large for ${name}.`);
  return list;
}

/** Back from mathjs: nested lists, complex numbers without an imaginary part as numbers. */
function fromMathjs(value: unknown): Value {
  if (mathjs.isMatrix(value)) return fromMathjs(value.toArray());
  if (Array.isArray(value)) return value.map((entry) => fromMathjs(entry));
  return tidyComplex(value as number);
}

/** The rows as doubles, when all entries are real numbers without a unit. */
const doublesOf = (matrix: Value[][]): number[][] | null =>
  matrix.every((row) => row.every((entry) => typeof entry === 'number'))
    ? matrix
    : isPlain(matrix)
      ? matrix.map((row) => row.map((entry) => toDouble(entry) ?? 0))
      : null;

function determinant(value: Value | undefined): Value {
  const matrix = square('det', value);
  const doubles = doublesOf(matrix);
  const det = doubles
    ? eliminate(doubles, []).determinant
    : fromMathjs(callMathjs('det', plainMatrix(matrix)));
  const isWhole = matrix.flat().every((entry) => Number.isInteger(entry));
  return isWhole && typeof det === 'number' && Math.abs(det) < 1e12 ? Math.round(det) : det;
}

const singular = (error: unknown, words: string) =>
  error instanceof MathError ? error : new MathError('singular-matrix', words);

function inverse(value: Value | undefined): Value {
  const matrix = square('inv', value);
  const words = 'This matrix has no inverse: its determinant is 0.';
  const isWhole = matrix.flat().every((entry) => Number.isInteger(entry));
  if (isWhole && determinant(matrix) === 0) throw new MathError('singular-matrix', words);
  const doubles = doublesOf(matrix);
  if (doubles) {
    const { rest } = eliminate(doubles, identityDense(doubles.length));
    if (rest) return rest;
    throw new MathError('singular-matrix', words);
  }
  try {
    return fromMathjs(callMathjs('inv', plainMatrix(matrix)));
  } catch (error) {
    throw singular(error, words);
  }
}

function eigenvalues(value: Value | undefined): Value {
  const { values } = callMathjs('eigs', plainMatrix(square('eigs', value)), { eigenvectors: false }) as {
    values: unknown;
  };
  const list = requireList(fromMathjs(values));
  return list.map((entry) => (typeof entry === 'number' ? Number(entry.toPrecision(14)) : entry));
}

function filled(args: readonly Value[], entry: (row: number, column: number) => Value): Value {
  const sizes = args.flatMap((arg) => (isList(arg) ? arg : [arg])).map((size) => requireWhole(size, 0));
  const [rows = 0, columns] = sizes;
  if (sizes.length > 2) throw new MathError('not-supported', 'A matrix has rows and columns only.');
  requireSmall(rows * (columns ?? 1));
  return Array.from({ length: rows }, (_, row) =>
    columns === undefined
      ? entry(row, 0)
      : Array.from({ length: columns }, (_none, column) => entry(row, column)),
  );
}

function norm(value: Value, kind: Value | undefined): Value {
  if (kind !== undefined && typeof kind === 'object')
    throw new MathError('argument-type', `The kind of a norm is a number, not ${nameKind(kind)}.`);
  if (!isList(value)) return compare('<', value, 0) === true ? multiply(value, -1) : value;
  const entries = flatten(value);
  if (kind === 1) return entries.map((one) => norm(one, 2)).reduce((sum, one) => add(sum, one));
  if (entries.length === 0) throw new MathError('empty-data', 'There are no data here.');
  return raise(
    entries.map((entry) => raise(norm(entry, 2), 2, false)).reduce((sum, one) => add(sum, one)),
    0.5,
    false,
  );
}

export function transpose(value: Value): Value {
  if (!isList(value)) return value;
  if (!isMatrix(value)) return value.map((entry) => entry);
  return (value[0] ?? []).map((_, at) => value.map((row) => row[at] ?? 0));
}

const cross = ([a, b]: Value[]): Value => {
  const [x, y] = [requireList(a), requireList(b)];
  if (x.length !== 3 || y.length !== 3)
    throw new MathError('matrix-size', 'A cross product takes two vectors with three entries.');
  const part = (i: number, j: number) =>
    subtract(multiply(x[i] ?? 0, y[j] ?? 0), multiply(x[j] ?? 0, y[i] ?? 0));
  return [part(1, 2), part(2, 0), part(0, 1)];
};

const dot = ([a, b]: Value[]): Value => {
  const [x, y] = [requireList(a), requireList(b)];
  if (x.length !== y.length)
    throw new MathError('matrix-size', `The vectors differ in length: ${x.length} and ${y.length}.`);
  return multiplyLists(flatten(x), flatten(y), multiply, add);
};

const kronecker = ([a, b]: Value[]): Value => {
  const [x, y] = [requireList(a), requireList(b)].map((list) => (isMatrix(list) ? list : [list]));
  requireSmall((x ?? []).length * (x?.[0]?.length ?? 0) * (y ?? []).length * (y?.[0]?.length ?? 0));
  return fromMathjs(callMathjs('kron', plainMatrix(x), plainMatrix(y)));
};

const viaMathjs = (name: string): BuiltIn =>
  takes(1, 1, ([value]) => fromMathjs(callMathjs(name, plainMatrix(square(name, value)))));

function linearSolve([a, b]: Value[]): Value {
  const matrix = square('inv', a);
  try {
    return flatten(requireList(fromMathjs(callMathjs('lusolve', plainMatrix(matrix), plainMatrix(b)))));
  } catch (error) {
    throw singular(error, 'This system has no single solution: its determinant is 0.');
  }
}

export const matrices: Readonly<Record<string, BuiltIn>> = {
  det: takes(1, 1, ([value]) => determinant(value)),
  inv: takes(1, 1, ([value]) => inverse(value)),
  eigs: takes(1, 1, ([value]) => eigenvalues(value)),
  expm: takes(1, 1, ([value]) => {
    const matrix = square('expm', value);
    const doubles = doublesOf(matrix);
    return doubles ? exponential(doubles) : fromMathjs(callMathjs('expm', plainMatrix(matrix)));
  }),
  sqrtm: viaMathjs('sqrtm'),
  pinv: takes(1, 1, ([value]) => fromMathjs(callMathjs('pinv', plainMatrix(value)))),
  trace: takes(1, 1, ([value]) =>
    square('trace', value)
      .map((row, at) => row[at] ?? 0)
      .reduce((sum, one) => add(sum, one)),
  ),
  transpose: takes(1, 1, ([value = []]) => transpose(value)),
  cross: takes(2, 2, cross),
  dot: takes(2, 2, dot),
  kron: takes(2, 2, kronecker),
  norm: takes(1, 2, ([value = 0, kind]) => norm(value, kind)),
  distance: takes(2, 2, ([a = 0, b = 0]) => norm(subtract(a, b), 2)),
  unitVector: takes(1, 1, ([value = []]) => divide(value, norm(value, 2))),
  lusolve: takes(2, 2, linearSolve),
  lsolve: takes(2, 2, linearSolve),
  usolve: takes(2, 2, linearSolve),
  zeros: takes(1, 2, (args) => filled(args, () => 0)),
  ones: takes(1, 2, (args) => filled(args, () => 1)),
  identity: takes(1, 2, (args) =>
    filled(args.length === 1 && !isList(args[0] ?? 0) ? [...args, ...args] : args, (row, column) =>
      row === column ? 1 : 0,
    ),
  ),
  diag: takes(1, 1, ([value]) => {
    const list = requireList(value);
    if (isMatrix(list)) return list.map((row, at) => row[at] ?? 0);
    requireSmall(list.length ** 2);
    return list.map((entry, at) => list.map((_, column) => (column === at ? entry : 0)));
  }),
  size: takes(1, 1, ([value = 0]) =>
    isMatrix(value) ? [value.length, value[0]?.length ?? 0] : isList(value) ? [value.length] : [],
  ),
  rotate: takes(2, 2, ([vector, angle = 0]) => {
    const [x = 0, y = 0] = requireList(vector);
    requireSameKind('rotate', 0, angle);
    const radians = angle instanceof Quantity ? angle.si : requireNumber(angle);
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    return [subtract(multiply(x, cos), multiply(y, sin)), add(multiply(x, sin), multiply(y, cos))];
  }),
  flatten: takes(1, 1, ([value]) => flatten(requireList(value))),
  reshape: takes(2, 2, ([value, sizes]) => {
    const entries = flatten(requireList(value));
    const [rows = 1, columns] = requireList(sizes).map((size) => requireWhole(size, 1));
    if (rows * (columns ?? 1) !== entries.length)
      throw new MathError('matrix-size', `${entries.length} entries do not fill ${rows} × ${columns ?? 1}.`);
    return columns === undefined
      ? entries
      : Array.from({ length: rows }, (_, row) => entries.slice(row * columns, (row + 1) * columns));
  }),
  resize: takes(2, 3, ([value, sizes, fill = 0]) => {
    const list = requireList(value);
    return filled(requireList(sizes), (row, column) => {
      const entry = list[row];
      return (
        (entry !== undefined && isList(entry) ? entry[column] : column === 0 ? entry : undefined) ?? fill
      );
    });
  }),
};

/** Whether all entries of a matrix are plain numbers. */
const isPlain = (value: Value): boolean => (isList(value) ? value.every(isPlain) : toDouble(value) !== null);
