import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { resolveImport } from './import-cycles.mjs';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(file, 'utf8');
const hands = (text: string) => text.includes('<NextIntlClientProvider');

describe('the messages that a page is handed', () => {
  const pages = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.join('app', file));

  it.each(pages)('hold every word that %s says in the browser', (page) => {
    const provider = nearestProvider(page);
    // A page without a provider writes all its words on the server.
    const handed = provider === null ? null : readHanded(read(provider));
    const said = handed === null ? [] : [...namespacesOf(path.join(root, page))];
    expect(said.filter((namespace) => handed && !handed(namespace))).toEqual([]);
  });
});

/** The page itself or the layout next to it or above it. */
function nearestProvider(page: string): string | null {
  const folders = path.dirname(page).split(path.sep);
  const above = folders.map((_, index) =>
    path.join(...folders.slice(0, folders.length - index), 'layout.tsx'),
  );
  const files = [page, ...above].map((file) => path.join(root, file));
  return files.find((file) => existsSync(file) && hands(read(file))) ?? null;
}

/** Whether a namespace is among the messages that a file hands on. Of `auth: { fields }` only that part is. */
function readHanded(text: string): (namespace: string) => boolean {
  const start = /messages(?:=\{|\s=\s)\{/.exec(text);
  const body = text.slice((start?.index ?? 0) + (start?.[0].length ?? 0));
  const whole = new Set<string>();
  const parts = new Map<string, string>();
  let [depth, key] = [0, ''];
  for (const [token] of body.replaceAll(/\/\/.*/g, '').matchAll(/\.\.\.\w+|[\w.]+|[{}]/g)) {
    if (token === '{') depth += 1;
    else if (token === '}') {
      depth -= 1;
      if (depth < 0) break;
    } else if (depth === 0) whole.add((key = token));
    else {
      whole.delete(key);
      parts.set(key, `${parts.get(key) ?? ''} ${token}`);
    }
  }
  return (namespace) => {
    const [top = '', part] = namespace.split('.');
    const some = parts.get(top);
    if (some === undefined) return whole.has(top);
    return part === undefined || some.includes('...') || some.split(/[ .]/).includes(part);
  };
}

/** The namespaces that modules name which run in the browser, from a page on. */
function namespacesOf(page: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, isBelowClient: boolean) => {
    const text = read(file);
    if (file !== page && hands(text)) return;
    const isClient = isBelowClient || text.startsWith("'use client'");
    if (seen.has(`${isClient} ${file}`)) return;
    seen.add(`${isClient} ${file}`);
    if (isClient) {
      for (const [, namespace] of text.matchAll(/useTranslations\(\s*'([^']+)'/g)) found.add(namespace ?? '');
    }
    const imports = /^(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
    for (const [, still, later] of text.matchAll(imports)) {
      const target = resolveImport(root, file, still ?? later ?? '');
      if (target !== null && /\.tsx?$/.test(target)) visit(target, isClient);
    }
  };
  visit(page, false);
  return found;
}
