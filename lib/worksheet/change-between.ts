import type { SheetChange } from '@/lib/math/sheet/create-sheet';
import { isSameWindow, readKeptWindow } from './plot/window';
import type { SheetCell } from './sheet-document';

/** What the engine has to hear when a sheet went from one state to another; null where no result changes. */
export function changeBetween(before: readonly SheetCell[], after: readonly SheetCell[]): SheetChange | null {
  const old = new Map(calculating(before).map((cell) => [cell.id, cell]));
  const now = calculating(after);
  const set = now
    .filter((cell) => !isAlike(old.get(cell.id), cell))
    .map((cell) => ({
      id: cell.id,
      source: cell.source,
      ord: cell.ord,
      ...((cell.kind === 'derivation' || cell.kind === 'table') && { kind: cell.kind }),
      ...(windowOf(cell) && { window: windowOf(cell) ?? undefined }),
    }));
  const stays = new Set(now.map(({ id }) => id));
  const remove = [...old.keys()].filter((id) => !stays.has(id));
  if (set.length === 0 && remove.length === 0) return null;
  return { ...(set.length > 0 && { set }), ...(remove.length > 0 && { remove }) };
}

const isAlike = (one: SheetCell | undefined, other: SheetCell) =>
  one === other ||
  (one?.source === other.source &&
    one.ord === other.ord &&
    one.kind === other.kind &&
    isSameWindow(windowOf(one), windowOf(other)));

/** What is in sight of a plot; null for the whole, and for everything else. */
const windowOf = ({ options, source }: SheetCell) => readKeptWindow(options['window'], source);

const calculating = (cells: readonly SheetCell[]) =>
  cells.filter(({ kind }) => kind === 'calculation' || kind === 'derivation' || kind === 'table');
