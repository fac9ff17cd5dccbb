import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What only development shows. */
const unserved = /^\/design(\/|$)/;

/** Every page that production serves, as its folders name it: `/`, `/rooms/[roomId]/live`. */
export function listRoutes(appFolder: string): string[] {
  return readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).split(path.sep))
    .map((folders) => `/${folders.filter((folder) => !/^(\.|\(.*\))$/.test(folder)).join('/')}`)
    .filter((route) => !unserved.test(route))
    .sort();
}

/** An address of a route. Ids need not exist: the HTML that is sent is the same. */
export function toAddress(route: string): string {
  return route.replace(/\[[^\]]+\]/g, 'benchmark');
}
