import { createSheet } from '../../lib/math/sheet/create-sheet';
import type { CellResult } from '../../lib/math/sheet/cell-result';
import { answerRequest, type SheetRequest } from './answer-request';

type Expected = {
  kind: string;
  value?: string | string[] | string[][];
  unit?: string;
  tolerance?: number;
  alternative?: string;
  noticeWanted?: boolean;
  refusalAccepted?: boolean;
  shown?: string;
  ordered?: boolean;
  cell?: number;
  error?: { class: string; start: number; length: number; also?: [number, number][]; fix?: string };
};

/** A row of `math-oracle.json`: an input, and what programs other than ours found. */
export type OracleRow = Omit<SheetRequest, 'settings'> & {
  settings?: SheetRequest['settings'];
  expect: Expected;
};

type Cell = Omit<CellResult, 'id'>;

/** Why a row is missed; null for a hit. */
export function judgeRow(row: OracleRow): string | null {
  const { expect } = row;
  const answer = answerRequest(row);
  if ('error' in answer) return answer.error;
  const cell = answer.cells.at(expect.cell ?? -1);
  if (!cell) return 'no cell';
  if (expect.error) return judgeError(cell, expect.error);
  if (cell.error)
    return expect.refusalAccepted === true ? null : `${cell.error.class}: ${cell.error.message}`;
  if (expect.shown !== undefined && cell.shown !== expect.shown) return `shown ${cell.shown ?? ''}`;
  if (expect.noticeWanted === true && cell.notices.length === 0) return 'no notice';
  const isRight = [expect.value, expect.alternative].some(
    (value) => value !== undefined && isSame(cell, value, expect),
  );
  return isRight ? null : `${cell.kind} ${cell.value ?? ''} ${cell.unit ?? ''}`;
}

function judgeError({ error, kind, value }: Cell, wanted: NonNullable<Expected['error']>): string | null {
  if (!error) return `no error: ${kind} ${value ?? ''}`;
  if (error.class !== wanted.class) return `${error.class}: ${error.message}`;
  const places = [[wanted.start, wanted.length], ...(wanted.also ?? [])];
  if (!places.some(([start, length]) => start === error.start && length === error.length))
    return `at ${error.start}, ${error.length}`;
  const isMended = wanted.fix === undefined || error.repair?.source.includes(wanted.fix) === true;
  return isMended ? null : `repair ${error.repair?.source ?? 'missing'}`;
}

function isSame(cell: Cell, value: NonNullable<Expected['value']>, expect: Expected): boolean {
  const { kind, tolerance = 1e-9 } = expect;
  if (cell.value === null) return false;
  if (kind === 'boolean') return cell.value === value;
  if (kind === 'fraction') return cell.value.replace(/^(-?\d+)$/, '$1/1') === value;
  if (kind === 'expression') return isSameFormula(cell.value, String(value));
  const unit = expect.unit === undefined ? 1 : scaleBetween(cell.unit, expect.unit);
  if (kind === 'quantity')
    return isNear(inUnit(Number(cell.value), cell.unit, String(expect.unit)), Number(value), tolerance);
  const found = numbersIn(cell.value).map((number) => number * unit);
  const wanted = numbersIn(JSON.stringify(value));
  if (value === 'all') return cell.value === '"all"';
  if (kind === 'list' && expect.ordered !== true)
    [found, wanted].forEach((list) => list.sort((a, b) => a - b));
  if (kind === 'complex' && found.length === 1) found.push(0);
  return (
    found.length === wanted.length &&
    wanted.every((number, at) => isNear(found[at] ?? NaN, number, tolerance))
  );
}

const numbersIn = (text: string): number[] =>
  (
    text
      .replace(/([-+]) (?=[\d.]+(?:e[-+]?\d+)?i)/g, '$1')
      .match(/[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?:\/\d+)?/g) ?? []
  ).map((part) => {
    const [above = NaN, below = 1] = part.split('/').map(Number);
    return above / below;
  });

/** Relative at every size: 1.6e-19 is not zero. What should be zero may miss it by rounding. */
/** Relative at every size: 1.6e-19 is not 0. */
const isNear = (found: number, wanted: number, tolerance: number) =>
  found === wanted || Math.abs(found - wanted) <= Math.max(tolerance, 1e-12) * Math.abs(wanted);

const valueOf = (source: string): number =>
  Number(createSheet().apply({ set: [{ id: 'x', source }] })[0]?.value ?? NaN);

function inUnit(amount: number, unit: string | null, wanted: string): number {
  return unit === null ? NaN : valueOf(`${amount} ${unit} to ${wanted}`);
}

const scaleBetween = (unit: string | null, wanted: string) => inUnit(1, unit, wanted);

function isSameFormula(found: string, wanted: string): boolean {
  return [0.3, 1.7, -2.2].every((x) => {
    const results = createSheet().apply({
      set: [
        { id: '0', source: `x = ${x}` },
        { id: '1', source: found },
        { id: '2', source: wanted },
      ],
    });
    const [a, b] = ['1', '2'].map((id) => Number(results.find((result) => result.id === id)?.value ?? NaN));
    return isNear(a ?? NaN, b ?? NaN, 1e-9);
  });
}
