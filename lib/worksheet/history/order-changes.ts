import { isTypedValue } from '../says-more';
import { isProse } from '../number-cells';
import type { LineChange } from './list-line-changes';

/** The changes that tell of a lesson, the most telling first, and the values that were only typed. */
export type OrderedChanges<Line> = { told: readonly Line[]; values: readonly Line[] };

/** What was changed or mended comes first, then derivations and plots, then the other lines as in the sheet. */
export function orderChanges<Line extends LineChange>(lines: readonly Line[]): OrderedChanges<Line> {
  const isValue = ({ kind, source, was }: Line) =>
    was === null && kind === 'calculation' && isTypedValue(source);
  const told = lines.filter((line) => !isValue(line));
  return {
    told: told.toSorted((one, other) => rankOf(one) - rankOf(other)),
    values: lines.filter(isValue),
  };
}

function rankOf({ kind, source, was }: LineChange): number {
  if (was !== null) return 0;
  if (kind === 'derivation') return 1;
  if (kind === 'plot' || /^\s*plot\b/iu.test(source)) return 2;
  return isProse(kind) ? 4 : 3;
}
