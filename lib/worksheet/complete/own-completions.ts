import { namesOfSheet } from '../keypad/names-of-sheet';
import type { Results } from '../results/computed';
import type { Completion } from './find-completions';

/** The names that a sheet defines as what a word can become, the nearest above the written cell first. */
export function ownCompletions(order: readonly string[], results: Results, written: string): Completion[] {
  const values = new Map<string, string>();
  for (const { result } of results.values()) {
    if (result.name !== null && result.shown !== null) values.set(result.name, result.shown);
  }
  return namesOfSheet(order, results, written).flatMap((key): Completion[] => {
    if (!('write' in key)) return [];
    const name = key.write.replace('(|)', '');
    return [{ name, write: key.write, about: values.get(name) ?? '' }];
  });
}
