import { enforcers } from '@/lib/access/enforcers';
import type { PartResult } from './part-result';

/** What jest and Playwright call the tests that ask an enforcer about every row; see `tests/support/one-matrix.ts`. */
const title = /One matrix: (?:› )?(\d+) rows × (.+)$/;

/**
 * Who agreed with the resolver in every row of the one table. They are asked in several parts of a run, so only all
 * reports together say it; it is not whole where one of them differed, or was not asked.
 */
export function readMatrix(results: readonly PartResult[]): { line: string; isWhole: boolean } {
  const agreed = new Map<string, number>();
  for (const { name, isPassed } of results.flatMap(({ tests }) => tests)) {
    const [, rows, who = ''] = title.exec(name) ?? [];
    if (rows !== undefined && isPassed) agreed.set(who, Number(rows));
  }
  const names = enforcers.filter((who) => agreed.has(who));
  const rows = Math.min(...agreed.values());
  const isWhole = names.length === enforcers.length;
  const count = isWhole ? String(names.length) : `${names.length} of ${enforcers.length}`;
  const line = `One matrix: ${agreed.size > 0 ? rows : 0} rows × ${count} enforcers agreed (${names.join(', ')})`;
  return { line, isWhole };
}
