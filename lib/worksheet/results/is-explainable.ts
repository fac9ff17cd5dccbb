import type { CellResult } from '@/lib/math/sheet/cell-result';
import { saysMore } from '../says-more';

/** Whether there is something to explain about a result: it uses a name, or it is more than what is typed. */
export const isExplainable = (source: string, result: CellResult): boolean =>
  result.kind !== 'help' &&
  result.kind !== 'empty' &&
  (result.uses.length > 0 || (result.error === null && saysMore(source, result)));
