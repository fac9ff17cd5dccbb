/**
 * Looks a typed word up in a table by the table's own keys. `constructor`, `__proto__` and their kind stand in every
 * object, and no table means them.
 */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
