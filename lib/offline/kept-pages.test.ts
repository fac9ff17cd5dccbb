import { runInNewContext } from 'node:vm';
import { keptKinds } from './kept-kinds';
import { keepFiles } from './worker/kept-files';
import { keepPages, type KeptPages } from './worker/kept-pages';
import type { KeepingScope } from './worker/keeping-scope';

const origin = 'https://chalk.test';
const policy = "script-src 'self' 'nonce-AAA=' 'strict-dynamic'";

type Site = Record<string, string>;
const page = (script: string): Site => ({
  '/worksheet': `<script nonce="AAA=" src="/_next/static/chunks/${script}"></script>`,
});
const first: Site = {
  ...page('one.js?dpl=1'),
  '/_next/static/chunks/one.js': 'load(["static/chunks/late.js","static/chunks/style.css"]) // one.js.map',
  '/_next/static/chunks/late.js': 'load("static/chunks/one.js")',
  '/_next/static/chunks/style.css': 'src:url(../media/a.woff2),url(../media/a.ttf)',
  '/_next/static/media/a.woff2': 'font',
};
const second: Site = { ...page('two.js'), '/_next/static/chunks/two.js': 'two("static/media/a.woff2")' };

/** A browser's caches, as far as they are used. */
function makeStore() {
  const held = new Map<string, Response>();
  const pathOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, origin).pathname;
  return {
    paths: () => [...held.keys()].sort(),
    match: (key: Request | string) => Promise.resolve(held.get(pathOf(key))?.clone()),
    put: (key: Request | string, response: Response) => Promise.resolve(void held.set(pathOf(key), response)),
    delete: (key: Request | string) => Promise.resolve(held.delete(pathOf(key))),
    keys: () => Promise.resolve([...held.keys()].map((path) => ({ url: origin + path }) as Request)),
  };
}

function makeBrowser(site: Site) {
  const stores = new Map<string, ReturnType<typeof makeStore>>();
  const asked: string[] = [];
  const served = { site };
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? makeStore();
    stores.set(name, store);
    return store;
  };
  const scope = {
    caches: { open: (name: string) => Promise.resolve(storeOf(name)) },
    crypto: { randomUUID: () => 'a-new-one' },
    Response,
    fetch: (path: string, init: { credentials: string }) => {
      asked.push(`${init.credentials} ${path}`);
      const text = served.site[path];
      const headers = { 'content-security-policy': policy, vary: 'rsc', 'content-encoding': 'br' };
      return Promise.resolve(new Response(text, text === undefined ? { status: 404 } : { headers }));
    },
  } as unknown as KeepingScope;
  const pages = keepPages(scope, keptKinds, keepFiles(scope));
  return {
    pages,
    asked,
    serve: (next: Site) => {
      served.site = next;
    },
    files: () => storeOf('chalktalk-offline-files').paths(),
  };
}

const open = async (pages: KeptPages, path = '/worksheet?x=1') => {
  const answer = await pages.open(origin + path);
  return answer && { text: await answer.text(), headers: answer.headers };
};

describe('the pages that open without a network', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());
  const passTime = () => jest.setSystemTime(Date.now() + 3_600_000);

  it('have all files that they name, also late and in one another', async () => {
    const { pages, files, asked } = makeBrowser(first);
    await pages.keep('/worksheet');
    expect(files()).toEqual([
      '/_next/static/chunks/late.js',
      '/_next/static/chunks/one.js',
      '/_next/static/chunks/style.css',
      '/_next/static/media/a.woff2',
    ]);
    expect(asked.every((line) => line.startsWith('omit '))).toBe(true);
    const font = await pages.file({ url: `${origin}/_next/static/media/a.woff2` } as Request);
    expect(await font?.text()).toBe('font');
    expect(font?.url).toBe('');
  });

  it('run under the policy that came with them, each time by another nonce', async () => {
    const { pages } = makeBrowser(first);
    await pages.keep('/worksheet');
    const opened = await open(pages);
    const nonce = btoa('a-new-one');
    expect(opened?.text).toContain(`nonce="${nonce}"`);
    expect(opened?.text).not.toContain('AAA=');
    expect(opened?.headers.get('content-security-policy')).toBe(policy.replace('AAA=', nonce));
    expect(opened?.headers.has('vary')).toBe(false);
    expect(opened?.headers.has('content-encoding')).toBe(false);
  });

  it.each([
    ['/rooms', '/rooms'],
    ['/rooms/Abcdefgh', '/rooms/StandInForTheRoom'],
    ['/rooms/Abcdefgh/chat', '/rooms/StandInForTheRoom/chat'],
    ['/worksheets/sheet-1', '/worksheets/StandInForTheSheet'],
    ['/worksheets/sheet-1?room=Abcdefgh', '/worksheets/StandInForTheSheet?room=StandInForTheRoom'],
  ])('name no room and no sheet until they open: %s', async (path, fetched) => {
    const html = `<html lang="en"><script nonce="AAA=">at("${fetched}")</script>`;
    const { pages, asked } = makeBrowser({ [fetched]: html });
    await pages.keep(path);
    expect(asked).toEqual([`omit ${fetched}`]);
    const opened = await open(pages, path);
    expect(opened?.text).toBe(
      `<html data-kept="" lang="en"><script nonce="${btoa('a-new-one')}">at("${path}")</script>`,
    );
  });

  it.each(['/rooms/a"b', '/rooms/a%22b', '/worksheets/a<b?room=c', '/rooms/Abcdefgh/files'])(
    'are no others: %s',
    async (path) => {
      const { pages, asked } = makeBrowser(first);
      await pages.keep(path);
      expect(asked).toEqual([]);
    },
  );

  it('are not there before they were opened, nor are pages of another kind', async () => {
    const { pages, asked } = makeBrowser(first);
    await pages.keep('/rooms/Abcdefgh/live');
    await pages.refresh();
    expect(await open(pages)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('are replaced by the next release, with its files', async () => {
    const { pages, files, serve } = makeBrowser(first);
    await pages.keep('/worksheet');
    serve({ ...first, ...second });
    passTime();
    await pages.refresh();
    expect((await open(pages))?.text).toContain('two.js');
    expect(files()).toEqual(['/_next/static/chunks/two.js', '/_next/static/media/a.woff2']);
  });

  it('stay those of the earlier release while a file of the next is missing', async () => {
    const { pages, files, serve } = makeBrowser(first);
    await pages.keep('/worksheet');
    serve(page('two.js'));
    passTime();
    await pages.keep('/worksheet');
    expect((await open(pages))?.text).toContain('one.js');
    expect(files()).toContain('/_next/static/chunks/late.js');
  });

  it('are fetched once where several tabs ask, and again after a while', async () => {
    const { pages, asked } = makeBrowser(first);
    await Promise.all([pages.keep('/worksheet'), pages.keep('/worksheet')]);
    await pages.refresh();
    expect(asked.filter((line) => line === 'omit /worksheet')).toHaveLength(1);
    passTime();
    await pages.keep('/worksheet');
    expect(asked.filter((line) => line === 'omit /worksheet')).toHaveLength(2);
  });

  test('are kept by a text with nothing but its own global', () => {
    const files = `(${keepFiles.toString()})({})`;
    const kept: unknown = runInNewContext(`(${keepPages.toString()})({}, [], ${files})`, {});
    expect(Object.keys(kept as KeptPages).sort()).toEqual(['file', 'keep', 'open', 'refresh']);
  });
});
