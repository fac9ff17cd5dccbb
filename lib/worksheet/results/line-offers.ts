import { bareFunctions } from '@/lib/math/read/function-words';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { readRange, readSlider } from '../slider/read-slider';
import type { SheetCell } from '../sheet-document';

/** What can be made of a line with one press. */
export type LineOffer =
  | { kind: 'slider'; name: string }
  /** A plot below it, as it is typed. */
  | { kind: 'plot'; source: string }
  /** A line above that gives the one unknown name a value. */
  | { kind: 'value'; name: string };

const signature = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*\(\s*([\p{L}_][\p{L}\p{N}_]*)\s*\)\s*:?=/u;
const equation = /^([^=<>!;]+)=([^=<>!;]+)$/u;

/**
 * What stands beside a line: a slider for one number, a plot for a function of one name, and for an equation of one
 * unknown the curve whose zeros are its solutions. A line that is the function of an unknown name has its plot
 * already.
 */
export function lineOffers(
  { kind, source, options }: Pick<SheetCell, 'kind' | 'source' | 'options'>,
  result: Pick<CellResult, 'kind' | 'uses' | 'of'> | undefined,
): readonly LineOffer[] {
  if (kind !== 'calculation') return [];
  // `cosx = 0.5` looks like a name with a number, and is an equation.
  const slider = result?.kind === 'equation' ? null : readSlider(source);
  if (slider !== null) {
    return readRange(options['slider']) === null ? [{ kind: 'slider', name: slider.name }] : [];
  }
  if (result?.kind === 'function') {
    const [, name, variable] = signature.exec(source) ?? [];
    return name && variable ? [{ kind: 'plot', source: `plot ${name}(${variable})` }] : [];
  }
  if (result?.of !== undefined) return [{ kind: 'value', name: result.of }];
  const unknowns = result?.uses.filter((name) => !bareFunctions.has(name)) ?? [];
  if (result?.kind !== 'equation' || unknowns.length !== 1) return [];
  const [left = '', right = ''] =
    equation
      .exec(source)
      ?.slice(1)
      .map((side) => side.trim()) ?? [];
  if (left === '') return [];
  return [{ kind: 'plot', source: right === '0' ? `plot ${left}` : `plot ${left} - (${right})` }];
}
