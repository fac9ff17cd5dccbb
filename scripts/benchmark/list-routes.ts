import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What only development shows. */
const unserved = /^\/design(\/|$)/;

/** Every page that production serves, as its folders name it: `/`, `/rooms/[roomId]/live`. */
export function listRoutes(appFolder: string): string[] {
  return readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map(toRoute)
    .filter((route) => !unserved.test(route))
    .sort();
}

/** The route of a file of a page, without the groups that folders make of them. */
export function toRoute(file: string): string {
  const folders = path.dirname(file).split(path.sep);
  return `/${folders.filter((folder) => !/^(\.|\(.*\))$/.test(folder)).join('/')}`;
}

/** An address of a route. Ids need not exist: the HTML that is sent is the same. */
export function toAddress(route: string): string {
  return route.replace(/\[[^\]]+\]/g, 'benchmark');
}
