/**
 * The part of the service worker that keeps pages with all their files. The browser runs its text, so nothing in the
 * function may name anything outside it.
 */
import type { PageKind } from '@/lib/offline/kept-kinds';
import type { KeepingScope, Matching } from './keeping-scope';
import type { KeptFiles } from './kept-files';

export type KeptPages = {
  /** Fetches the page at a path and query with all its files, where its kind is kept. Never rejects. */
  keep: (path: string) => Promise<void>;
  /** Fetches again what was kept some time ago. Never rejects. */
  refresh: () => Promise<void>;
  /** The page at an address as it was kept; null where it was not. */
  open: (address: string) => Promise<Response | null>;
  /** A file of a kept page. */
  file: (request: Request) => Promise<Response | undefined>;
};

/** One page as it is kept: its HTML, the policy that came with it, and the files without which it would not run. */
type Kept = { html: string; headers: Record<string, string>; files: string[]; at: number };

/**
 * Keeps pages in a cache. A page is stored last, in one step, after all its files: so a page is whole or not there, and
 * stays that of the earlier release until the next one is complete. No cookie goes with these requests: nothing is of
 * a person.
 */
export function keepPages(scope: KeepingScope, kinds: readonly PageKind[], files: KeptFiles): KeptPages {
  /** A page that was kept this long ago is compared with the running release again (ms). */
  const freshFor = 600_000;
  const matching: Matching = { ignoreSearch: true, ignoreVary: true };
  const running = new Map<string, Promise<void>>();

  const openPages = () => scope.caches.open('chalktalk-offline-pages');
  const kindOf = (path: string) => kinds.find(({ pattern }) => new RegExp(pattern).test(path));
  const keyOf = ({ name }: PageKind) => `/offline-kept/${name}`;

  async function read(kind: PageKind): Promise<Kept | null> {
    const found = await (await openPages()).match(keyOf(kind), matching);
    return found ? ((await found.json()) as Kept) : null;
  }

  function keep(path: string): Promise<void> {
    const kind = kindOf(path);
    if (!kind) return Promise.resolve();
    const already = running.get(kind.name);
    if (already) return already;
    const work = fetchPage(kind)
      .catch(() => undefined)
      .finally(() => running.delete(kind.name));
    running.set(kind.name, work);
    return work;
  }

  async function fetchPage(kind: PageKind): Promise<void> {
    const before = await read(kind);
    if (before && Date.now() - before.at < freshFor) return;
    const answer = await files.ask(kind.path, 'no-store');
    const headers: Record<string, string> = {};
    answer.headers.forEach((value, name) => {
      // The body is stored as text, and an answer that varies is not found again.
      if (!/^(?:content-(?:encoding|length)|vary|date|transfer-encoding)$/.test(name)) headers[name] = value;
    });
    const html = await answer.text();
    const kept: Kept = { html, headers, files: await files.keepAll(html), at: Date.now() };
    await (await openPages()).put(keyOf(kind), new scope.Response(JSON.stringify(kept)));
    await prune();
  }

  /** Removes the files that no kept page needs. */
  async function prune(): Promise<void> {
    const all = await Promise.all(kinds.map(read));
    await files.keepOnly(new Set(all.flatMap((kept) => kept?.files ?? [])));
  }

  async function refresh(): Promise<void> {
    for (const kind of kinds) {
      if (await read(kind).catch(() => null)) await keep(kind.path);
    }
  }

  /** Opens it for its own ids, and with a nonce of its own each time, in the text and in its policy. */
  async function open(address: string): Promise<Response | null> {
    const { pathname, search } = new URL(address);
    const kind = kindOf(pathname + search);
    const kept = kind ? await read(kind) : null;
    if (!kind || !kept) return null;
    const [, ...ids] = new RegExp(kind.pattern).exec(pathname + search) ?? [];
    const named = kind.standIns.reduce(
      (text, standIn, place) => text.replaceAll(standIn, ids[place] ?? standIn),
      kept.html,
    );
    // It tells the page that its network gave nothing.
    const marked = named.replace('<html ', '<html data-kept="" ');
    const policy = kept.headers['content-security-policy'] ?? '';
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    if (nonce === undefined) return null;
    const fresh = btoa(scope.crypto.randomUUID());
    return new scope.Response(marked.replaceAll(nonce, fresh), {
      headers: { ...kept.headers, 'content-security-policy': policy.replaceAll(nonce, fresh) },
    });
  }

  return { keep, refresh, open, file: files.find };
}
