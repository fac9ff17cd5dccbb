import { nameKey } from '@/lib/groups/name-key';
import { learnerNameSchema, mostNames } from '@/lib/groups/schema';

/** What is wrong with a list of names, and in which line, counted from 1. */
export type NamesFault =
  | { fault: 'empty' }
  | { fault: 'too-many'; count: number }
  | { fault: 'invalid'; line: number }
  | { fault: 'twice'; line: number; name: string; earlier: number }
  | { fault: 'taken'; line: number; name: string };

/**
 * The names in a text, one a line; blank lines do not count, and what a spreadsheet puts around a name goes.
 *
 * @param taken names of the group's people
 */
export function readNames(text: string, taken: readonly string[]): { names: string[] } | NamesFault {
  const lines = text
    .split(/\r\n|[\n\r]/u)
    .map((typed, index) => ({ typed: typed.replaceAll('\t', ' ').trim(), line: index + 1 }))
    .filter(({ typed }) => typed !== '');
  if (lines.length === 0) return { fault: 'empty' };
  if (lines.length > mostNames) return { fault: 'too-many', count: lines.length };
  const takenKeys = new Set(taken.map(nameKey));
  const lineOf = new Map<string, number>();
  const names: string[] = [];
  for (const { typed, line } of lines) {
    const parsed = learnerNameSchema.safeParse(typed);
    if (!parsed.success) return { fault: 'invalid', line };
    const name = parsed.data;
    const earlier = lineOf.get(nameKey(name));
    if (earlier !== undefined) return { fault: 'twice', line, name, earlier };
    if (takenKeys.has(nameKey(name))) return { fault: 'taken', line, name };
    lineOf.set(nameKey(name), line);
    names.push(name);
  }
  return { names };
}
