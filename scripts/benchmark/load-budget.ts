import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '@/lib/core/is-record';
import type { FirstLoad } from './first-load';
import { toRoute } from './list-routes';

/**
 * What a page's First Load JS may weigh (KiB, gzip -9 of the script tags of its HTML). What a page needs later, such as
 * dialogs and the SDKs, is fetched after the first paint and does not count.
 */
export const loadBudgets: Readonly<Record<string, number>> = {
  '/': 152,
  '/worksheet': 175,
  '/worksheets': 230,
  '/rooms': 230,
  '/rooms/[roomId]': 230,
  '/rooms/[roomId]/live': 200,
  '/sign-in': 205,
};

const manifestName = 'page_client-reference-manifest.js';
/** So many scripts, and modules of ours for each, are named. */
const most = 6;

/**
 * A sentence about a page over its budget, with its largest scripts and the modules for which they are there; null for
 * a page within it.
 */
export function describeExcess(
  route: string,
  { bytes, scripts }: FirstLoad,
  asks: ReadonlyMap<string, readonly string[]>,
): string | null {
  const budget = loadBudgets[route];
  if (budget === undefined || bytes <= budget * 1024) return null;
  const lines = scripts.slice(0, most).map(({ source, bytes: size }) => {
    const modules = asks.get(source) ?? [];
    const rest = modules.length > most ? ` and ${modules.length - most} more` : '';
    const names = modules.length === 0 ? 'Next and React' : modules.slice(0, most).join(', ') + rest;
    return `  ${inKiB(size)} KiB for ${names}`;
  });
  return [`${route} loads ${inKiB(bytes)} KiB of at most ${budget}:`, ...lines].join('\n');
}

const inKiB = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Which of our client modules ask for each script of a page, by the manifest in its build. */
export function readAsks(buildFolder: string, route: string): Map<string, string[]> {
  const folder = path.join(buildFolder, 'server', 'app');
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => path.basename(name) === manifestName && toRoute(name) === route,
  );
  if (file === undefined) throw new Error(`The build in ${buildFolder} has no page ${route}.`);
  return listAsks(readFileSync(path.join(folder, file), 'utf8'));
}

/** Reads `globalThis.__RSC_MANIFEST["/page"] = {…}`. */
export function listAsks(manifest: string): Map<string, string[]> {
  const json: unknown = JSON.parse(
    manifest.slice(manifest.indexOf('"] = {') + '"] = '.length).replace(/;\s*$/, ''),
  );
  const modules = isRecord(json) && isRecord(json['clientModules']) ? json['clientModules'] : {};
  const asks = new Map<string, string[]>();
  for (const [name, found] of Object.entries(modules)) {
    const own = /^\[project\]\/((?!node_modules).+)$/.exec(name)?.[1];
    if (own === undefined || !isRecord(found) || !Array.isArray(found['chunks'])) continue;
    for (const chunk of found['chunks']) {
      asks.set(String(chunk), [...(asks.get(String(chunk)) ?? []), own]);
    }
  }
  return asks;
}
