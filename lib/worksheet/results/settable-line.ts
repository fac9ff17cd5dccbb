import type { Computed } from './computed';
import type { SheetCell } from '../sheet-document';

/** A line that can be set as mathematics: its TeX, and how it was read in plain typed form. */
export type SettableLine = { tex: string; reading: string };

const hasComment = /#|\/\//u;

/** The line as it is set at rest; null where it stays as typed, as with an error, a comment or words. */
export function settableLine(
  { kind, source }: Pick<SheetCell, 'kind' | 'source'>,
  computed: Pick<Computed, 'result'> | undefined,
): SettableLine | null {
  if (computed === undefined || (kind !== 'calculation' && kind !== 'plot')) return null;
  const { tex, reading, error, help } = computed.result;
  if (tex === null || reading === null || error !== null || help || source.trim() === '') return null;
  return hasComment.test(source) ? null : { tex, reading };
}

/** Whether a result only repeats the formula of its line, as that of a function does. */
export const repeatsLine = ({ kind, reading, name, value }: Computed['result']): boolean =>
  kind === 'function' || (kind === 'function-of' && reading === `${name ?? ''} = ${value ?? ''}`);
