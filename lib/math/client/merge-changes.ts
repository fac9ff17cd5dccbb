import type { SheetChange } from '../sheet/create-sheet';

/** Two changes as one. What the second says of a cell holds. */
export function mergeChanges(first: SheetChange, second: SheetChange): SheetChange {
  const { set: setFirst = [], remove: removedFirst = [] } = first;
  const { set: setLast = [], remove: removedLast = [] } = second;
  const set = new Map([...setFirst, ...setLast].map((cell) => [cell.id, cell]));
  for (const id of removedLast) if (!setLast.some((cell) => cell.id === id)) set.delete(id);
  const remove = [...new Set([...removedFirst, ...removedLast])].filter((id) => !set.has(id));
  const settings = { ...first.settings, ...second.settings };
  return { set: [...set.values()], remove, ...(Object.keys(settings).length > 0 && { settings }) };
}
