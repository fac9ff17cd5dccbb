import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PartResult } from './part-result';

/** Pages with nothing to read: `/admin` leads on to the people, and the pages of our primitives are for development. */
const unread = /^\/(admin|design(\/.*)?)$/;

/** The addresses of all pages, sorted, with `[name]` for a part that varies. */
export function listRoutes(root: string): string[] {
  const files = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => toRoute(file.split(path.sep)))
    .filter((route) => !unread.test(route))
    .sort();
}

/** `(shell)/rooms/[roomId]/page.tsx` is `/rooms/[roomId]`: a group in brackets is no part of the address. */
function toRoute(steps: readonly string[]): string {
  const folders = steps.slice(0, -1).filter((step) => !step.startsWith('('));
  return `/${folders.join('/')}`;
}

/**
 * The pages that axe was asked about, by what each test notes when it asks. Several parts ask, so only all reports
 * together say it. The result is not whole while nobody asked about a page.
 */
export function readAxe(
  results: readonly PartResult[],
  routes: readonly string[],
): { line: string; isWhole: boolean } {
  const tests = results.flatMap((result) => result.tests);
  const paths = new Set(tests.flatMap(({ isPassed, axePaths = [] }) => (isPassed ? axePaths : [])));
  const asked = new Set([...paths].map((path) => findRoute(path, routes)));
  const missing = routes.filter((route) => !asked.has(route));
  const line = `axe: nothing found on ${routes.length - missing.length} of ${routes.length} pages`;
  return {
    line: missing.length > 0 ? `${line}; nobody asked about ${missing.join(', ')}` : line,
    isWhole: missing.length === 0,
  };
}

/** Of the routes that lead there the one with the fewest gaps: `/admin/people/import` is no person's page. */
function findRoute(path: string, routes: readonly string[]): string | undefined {
  const gaps = (route: string) => route.split('[').length;
  return routes
    .filter((route) => toPattern(route).test(path))
    .sort((one, other) => gaps(one) - gaps(other))[0];
}

const toPattern = (route: string): RegExp => new RegExp(`^${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`);
