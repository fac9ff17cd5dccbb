import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { KeypadKey } from './keypad-keys';

/** The most names that a row of keys has. */
const most = 24;

/** Keys for the names that a sheet defines, the nearest above the written cell first. */
export function namesOfSheet(
  order: readonly string[],
  results: ReadonlyMap<string, { result: Pick<CellResult, 'defines' | 'kind'> }>,
  written: string,
): KeypadKey[] {
  const place = order.indexOf(written);
  const nearest = [...order.slice(0, place).reverse(), ...order.slice(place + 1)];
  const names = new Map<string, KeypadKey>();
  for (const id of nearest) {
    const result = results.get(id)?.result;
    for (const name of [...(result?.defines ?? [])].reverse()) {
      const isFunction = result?.kind === 'function';
      names.set(name, { face: isFunction ? `${name}( )` : name, write: isFunction ? `${name}(|)` : name });
    }
  }
  return [...names.values()].slice(0, most);
}

/** The letters of school, so that nobody changes the keyboard for an x, then the names of the sheet, and π. */
export function firstRow(names: readonly KeypadKey[]): KeypadKey[] {
  const row = new Map<string, KeypadKey>();
  for (const letter of ['x', 'y', 'n']) row.set(letter, { face: letter, write: letter });
  for (const key of names) row.set(key.face, key);
  row.set('pi', { face: 'pi', write: 'pi' });
  return [...row.values()];
}
