/**
 * The part of the service worker that keeps the files of pages. The browser runs its text, so nothing in the function
 * may name anything outside it.
 */
import type { KeepingScope, Matching, Store } from './keeping-scope';

export type KeptFiles = {
  /** An answer of the running release, without a cookie. Rejects unless it is a good one. */
  ask: (path: string, cache?: 'no-store') => Promise<Response>;
  /** Keeps all files that a page names, and those that they name. Answers their paths. */
  keepAll: (html: string) => Promise<string[]>;
  /** Removes all other files. */
  keepOnly: (needed: ReadonlySet<string>) => Promise<void>;
  find: (request: Request) => Promise<Response | undefined>;
};

/** Keeps files in a cache. A name has the hash of its content, so files of two releases are never mixed up. */
export function keepFiles(scope: KeepingScope): KeptFiles {
  /** How many files are fetched at once: the page that is open comes first. */
  const lanes = 4;
  const matching: Matching = { ignoreSearch: true, ignoreVary: true };
  const openFiles = () => scope.caches.open('chalktalk-offline-files');

  async function ask(path: string, cache?: 'no-store'): Promise<Response> {
    const init = { credentials: 'omit', redirect: 'error', priority: 'low' } as const;
    const answer = await scope.fetch(path, cache ? { ...init, cache } : init);
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
    return answer;
  }

  /** Follows the names from file to file, so that parts which a page loads late are there too. */
  async function keepAll(html: string): Promise<string[]> {
    const store = await openFiles();
    const known = new Set(namesIn(html));
    const waiting = [...known];
    const fetchWaiting = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        for (const name of await namesInFile(store, path)) {
          if (known.has(name)) continue;
          known.add(name);
          waiting.push(name);
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, fetchWaiting));
    return [...known];
  }

  async function namesInFile(store: Store, path: string): Promise<string[]> {
    const isText = /\.(?:js|mjs|css)$/.test(path);
    const found = await store.match(path, matching);
    if (found && !isText) return [];
    const answer = found ?? (await ask(path));
    if (!found) await store.put(path, isText ? answer.clone() : answer);
    return isText ? namesIn(await answer.text()) : [];
  }

  /** Fonts in older formats are left out: a browser with service workers reads the newest. */
  function namesIn(text: string): string[] {
    const pattern =
      /(?:static\/|\.\.\/)(chunks|media)\/([\w.~()-]+\.(?:css|js|mjs|png|svg|wasm|woff2))(?![\w.-])/g;
    return Array.from(
      text.matchAll(pattern),
      ([, folder = '', name = '']) => `/_next/static/${folder}/${name}`,
    );
  }

  async function keepOnly(needed: ReadonlySet<string>): Promise<void> {
    const store = await openFiles();
    const files = await store.keys();
    await Promise.all(
      files.filter(({ url }) => !needed.has(new URL(url).pathname)).map((file) => store.delete(file)),
    );
  }

  async function find(request: Request): Promise<Response | undefined> {
    const found = await (await openFiles()).match(request, matching);
    // A new answer has the address that was asked for, with the part behind # or ? by which a worker gets its settings.
    return found && new scope.Response(found.body, { headers: found.headers });
  }

  return { ask, keepAll, keepOnly, find };
}
