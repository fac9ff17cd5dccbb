import { MathError } from '../errors/math-error';
import type { NameIndex } from './name-index';
import type { ReadSource } from './read-source';

type Cell = { id: string; read: ReadSource };
type Cells = ReadonlyMap<string, Cell>;

/** Longer rings are said to be one, without the chain: looking for it would take too long. */
const longest = 200;

/** The error of a cell that needs its own result, with the whole chain named; null for a cell outside any ring. */
export function findCycle(
  cell: Cell,
  ring: ReadonlySet<string>,
  cells: Cells,
  names: NameIndex,
): MathError | null {
  if (!ring.has(cell.id)) return null;
  const own = cell.read.defines[0]?.name ?? '';
  if (ring.size > longest) {
    const use = cell.read.uses.find(({ name }) => ring.has(names.ownerOf(name) ?? ''));
    return new MathError('cycle', `${own} needs itself, through many other names.`, use ?? null);
  }
  const chain = chainBack(cell, ring, cells, names);
  const [first] = chain ?? [];
  if (!chain || first === undefined) return null;
  const use = cell.read.uses.find(({ name }) => name === first);
  const words =
    chain.length === 1
      ? `${own} is defined by itself.`
      : `${[own, ...chain].join(' → ')}: these names need one another.`;
  return new MathError('cycle', words, use ?? null);
}

/** The names from a cell's first needed name back to one of its own; the shortest such chain. */
function chainBack(cell: Cell, ring: ReadonlySet<string>, cells: Cells, names: NameIndex): string[] | null {
  const own = new Set(cell.read.defines.map(({ name }) => name));
  const seen = new Set<string>();
  let paths = cell.read.uses.map(({ name }) => [name]);
  while (paths.length > 0) {
    const next: string[][] = [];
    for (const path of paths) {
      const name = path.at(-1) ?? '';
      if (own.has(name)) return path;
      if (seen.has(name)) continue;
      seen.add(name);
      const owner = names.ownerOf(name) ?? '';
      if (ring.has(owner))
        for (const use of cells.get(owner)?.read.uses ?? []) next.push([...path, use.name]);
    }
    paths = next;
  }
  return null;
}
