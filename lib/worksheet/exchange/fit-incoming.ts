import { longestOf, mostCells } from '../sheet-document';
import { countLeftOut, type Incoming } from './exchange';

/** Leaves out what a sheet cannot hold: cells that are too long, and those beyond the most. */
export function fitIncoming({ cells, leftOut }: Incoming, present: number): Incoming {
  const short = cells.filter(({ kind, source }) => source.length <= longestOf(kind));
  const fitting = short.slice(0, Math.max(mostCells - present, 0));
  return {
    cells: fitting,
    leftOut: countLeftOut(
      countLeftOut(leftOut, 'too-long', cells.length - short.length),
      'too-many',
      short.length - fitting.length,
    ),
  };
}
