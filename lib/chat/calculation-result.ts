import type { CellResult } from '@/lib/math/sheet/cell-result';

/** What a calculation in a message comes to. */
export type CalculationResult =
  | {
      kind: 'value';
      /** How it was read, as TeX; null where nothing is typeset. */
      tex: string | null;
      /** How it was read, as it would be typed. */
      reading: string;
      /** What stands between the formula and `shown`. */
      sign: '=' | '≈' | '⇒' | null;
      /** For people; null where the formula says it all. */
      shown: string | null;
    }
  /** The place counts from 0 in the source. An empty message says that it took too long. */
  | { kind: 'error'; message: string; start: number; length: number }
  /** A plot or a table, which a sheet can show and a message cannot. */
  | { kind: 'sheet-only' };

/** The result of a cell as a message shows it. */
export function toCalculationResult(cell: CellResult, source: string): CalculationResult {
  const { error, kind, tex, isRounded } = cell;
  if (error !== null) return { kind: 'error', ...pick(error) };
  if (kind === 'plot' || kind === 'table' || kind === 'derivation') return { kind: 'sheet-only' };
  const reading = cell.reading ?? source;
  if (
    kind === 'function' ||
    kind === 'function-of' ||
    kind === 'empty' ||
    cell.shown === null ||
    repeats(reading, cell.shown)
  )
    return { kind: 'value', tex, reading, sign: null, shown: null };
  return { kind: 'value', tex, reading, sign: signOf(kind, isRounded), shown: cell.shown };
}

const pick = ({ message, start, length }: { message: string; start: number; length: number }) => ({
  message,
  start,
  length,
});

function signOf(kind: CellResult['kind'], isRounded: boolean): '=' | '≈' | '⇒' | null {
  if (kind === 'help') return null;
  if (kind === 'equation' || kind === 'solutions') return '⇒';
  return isRounded ? '≈' : '=';
}

/** Whether what was typed ends with its own result, as in `v = 3 m/s`. */
const repeats = (reading: string, shown: string): boolean =>
  plain(reading.split('=').at(-1) ?? '') === plain(shown);

const plain = (text: string): string => text.replaceAll(/\s+/gu, '').replaceAll('−', '-');
