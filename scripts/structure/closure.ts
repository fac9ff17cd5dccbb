import type { Import, Module } from './read-module';

/** A value at the top of a file. */
export type Start = { file: string; name: string };

export type Program = {
  /** Null for a file that is not ours. */
  module: (file: string) => Module | null;
  /** The file that an import means; null for a package. */
  resolve: (from: string, specifier: string) => string | null;
};

/**
 * Every file with a value that the starts need, directly or through others. A walk enters a file by the value that it
 * needs there and follows the names which that value uses, so a neighbour in the same file leads nowhere.
 *
 * @param isDoor a file that is counted, and whose own needs are not
 */
export function findClosure(
  { module, resolve }: Program,
  starts: readonly Start[],
  isDoor: (file: string) => boolean = () => false,
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const enter = (file: string, { from, name }: Import) => {
    const target = resolve(file, from);
    if (target !== null) followExport(target, name);
  };
  const followExport = (file: string, name: string): void => {
    const found = module(file);
    if (!found || isKnown(`${file} exports ${name}`)) return;
    files.add(file);
    if (isDoor(file)) return;
    const names = name === '*' ? found.exports.keys() : [name];
    for (const one of names) {
      const target = found.exports.get(one);
      if (typeof target === 'object') enter(file, target);
      else if (target !== undefined) followLocal(file, target);
      else for (const from of found.starred) enter(file, { from, name: one });
    }
  };
  const followLocal = (file: string, name: string): void => {
    const found = module(file);
    if (!found || isKnown(`${file} declares ${name}`)) return;
    const imported = found.imports.get(name);
    if (imported) enter(file, imported);
    else for (const used of found.declarations.get(name) ?? []) followLocal(file, used);
  };
  const isKnown = (symbol: string): boolean => {
    if (seen.has(symbol)) return true;
    seen.add(symbol);
    return false;
  };
  for (const { file, name } of starts) {
    if (!module(file)?.declarations.has(name)) throw new Error(`${file} has no ${name}.`);
    files.add(file);
    followLocal(file, name);
  }
  return files;
}
