import { gzipSync } from 'node:zlib';

/** Words that stand in the code of a package and nowhere else. */
const markers = {
  LiveKit: 'livekit.SignalRequest',
  Firestore: 'google.firestore.v1',
  Sentry: 'sentry.javascript',
} as const;
type HeavyPackage = keyof typeof markers;

export type FirstLoad = {
  /** Bytes of the page's scripts, each compressed with gzip -9. */
  bytes: number;
  scripts: number;
  /** Which of the heavy packages are among them. */
  packages: HeavyPackage[];
};

/**
 * The JavaScript that a page's HTML asks for by script tags. The polyfills (`noModule`) do not count: no browser
 * that runs the app loads them.
 */
export async function measureFirstLoad(appUrl: string, route: string): Promise<FirstLoad> {
  const html = await (await fetch(new URL(route, appUrl))).text();
  const sources = await Promise.all(
    listScripts(html).map(async (source) => (await fetch(new URL(source, appUrl))).text()),
  );
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
  const packages = (Object.keys(markers) as HeavyPackage[]).filter((name) =>
    sources.some((source) => source.includes(markers[name])),
  );
  return { bytes, scripts: sources.length, packages };
}

/** The addresses of the scripts in a page's HTML, each once, without the polyfills. */
export function listScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(sources.map((source) => source.replaceAll('&amp;', '&')))];
}
