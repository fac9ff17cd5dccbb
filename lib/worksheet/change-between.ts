import type { SheetChange } from '@/lib/math/sheet/create-sheet';
import type { SheetCell } from './sheet-document';

/** What the engine has to hear when a sheet went from one state to another; null where no result changes. */
export function changeBetween(before: readonly SheetCell[], after: readonly SheetCell[]): SheetChange | null {
  const old = new Map(calculating(before).map((cell) => [cell.id, cell]));
  const now = calculating(after);
  const set = now
    .filter(({ id, source, kind }) => old.get(id)?.source !== source || old.get(id)?.kind !== kind)
    .map(({ id, source, kind }) => ({
      id,
      source,
      ...((kind === 'derivation' || kind === 'table') && { kind }),
    }));
  const stays = new Set(now.map(({ id }) => id));
  const remove = [...old.keys()].filter((id) => !stays.has(id));
  if (set.length === 0 && remove.length === 0) return null;
  return { ...(set.length > 0 && { set }), ...(remove.length > 0 && { remove }) };
}

const calculating = (cells: readonly SheetCell[]) =>
  cells.filter(({ kind }) => kind === 'calculation' || kind === 'derivation' || kind === 'table');
