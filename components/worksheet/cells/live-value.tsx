'use client';

import { createContext, use } from 'react';
import type { CellResult } from '@/lib/math/sheet/cell-result';

/** What the names of the sheet are now, as they are shown. */
export const LiveValues = createContext<ReadonlyMap<string, string>>(new Map());

/** The results of a sheet by the names that they define. */
export function valuesByName(
  results: readonly (Pick<CellResult, 'shown'> & Partial<Pick<CellResult, 'name'>>)[],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { name, shown } of results) {
    if (typeof name === 'string' && shown !== null) values.set(name, shown);
  }
  return values;
}

/** The value of a name inside a text. Only this is drawn again when the value changes. */
export function LiveValue({ name }: { name: string }) {
  const shown = use(LiveValues).get(name);
  return shown === undefined ? `{{${name}}}` : <span className="tabular">{shown}</span>;
}
