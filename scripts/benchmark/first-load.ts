import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Words that stand in the code of a package and nowhere else. */
const markers = {
  LiveKit: 'livekit.SignalRequest',
  Firestore: 'google.firestore.v1',
  Sentry: 'sentry.javascript',
} as const;
type HeavyPackage = keyof typeof markers;
const heavyPackages = Object.keys(markers) as HeavyPackage[];

export type FirstLoad = {
  /** Bytes of the page's scripts, each compressed with gzip -9. */
  bytes: number;
  /** Each script by its address, with its share of the bytes; the largest first. */
  scripts: readonly { source: string; bytes: number }[];
  /** Which of the heavy packages are among them. */
  packages: HeavyPackage[];
};

/**
 * The JavaScript that a page's HTML asks for by script tags. The polyfills (`noModule`) do not count: no browser
 * that runs the app loads them.
 *
 * @throws when there is no such page
 */
export async function measureFirstLoad(appUrl: string, route: string): Promise<FirstLoad> {
  const page = await fetch(new URL(route, appUrl));
  if (!page.ok) throw new Error(`${route} answered ${page.status}`);
  const html = await page.text();
  const files = await Promise.all(
    listScripts(html).map(async (source) => {
      const text = await (await fetch(new URL(source, appUrl))).text();
      return { source, text, bytes: gzipSync(text, { level: 9 }).length };
    }),
  );
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: files.map(({ source, bytes }) => ({ source, bytes })).sort((a, b) => b.bytes - a.bytes),
    packages: findPackages(files.map(({ text }) => text)),
  };
}

/**
 * Makes sure that a page on which no heavy package is found has none: a build holds each of them somewhere, for later,
 * and it must still be known by its words there.
 * @throws for a package whose words no script of the build says
 */
export function requireKnownPackages(buildFolder: string): void {
  const folder = path.join(buildFolder, 'static');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = findPackages(sources);
  for (const name of heavyPackages) {
    if (!found.includes(name))
      throw new Error(`No script in ${folder} says "${markers[name]}", as ${name} did.`);
  }
}

function findPackages(sources: readonly string[]): HeavyPackage[] {
  return heavyPackages.filter((name) => sources.some((source) => source.includes(markers[name])));
}

/** The addresses of the scripts in a page's HTML, each once, without the polyfills. */
export function listScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(sources.map((source) => source.replaceAll('&amp;', '&')))];
}
