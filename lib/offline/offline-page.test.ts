import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { offlineAnswer } from './server/offline-answer';
import { offlinePage } from './offline-page';
import { offlineColours } from './offline-style';
import { runOfflineWorker, type OfflineScope } from './worker/offline-worker';
import type { KeptPages } from './worker/kept-pages';
import { offlineWorkerText } from './worker/offline-worker-text';

const css = readFileSync('app/styles/colours.css', 'utf8');
const words = Object.fromEntries(
  ['title', 'heading', 'why', 'works', 'open', 'kept', 'waits', 'closed', 'again'].map((key) => [key, key]),
);
const page = (more: object = {}) =>
  offlinePage('Chalk <b>', { ...words, tried: 'Tried at {time}.', ...more } as never);

describe('the page for times without a network', () => {
  it.each(['light', 'dark'] as const)('has the %s colours of all pages', (theme) => {
    const [light = '', dark = ''] = css.split("[data-theme='dark'],");
    for (const [name, value] of Object.entries(offlineColours[theme]))
      expect(theme === 'light' ? light : dark).toContain(`--${name}: ${value};`);
  });

  it('needs nothing from outside, and takes its words as text', () => {
    const { html } = page({ why: '<script>alert(1)</script>' });
    expect(html).not.toMatch(/(?:src|href)=/);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('Tried at <time></time>.');
  });

  it('is let in by its policy, style and script by their hashes', () => {
    const { html, policy } = offlineAnswer();
    for (const tag of ['script', 'style']) {
      const [, text = ''] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html) ?? [];
      expect(policy).toContain(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    }
    expect(policy).toMatch(/^default-src 'none'/);
  });
});

type Handler = (event: object) => void;

/** A worker whose network gives what is said, with the kept pages and files that are named. */
function makeWorker(network: () => Promise<Response>, kept: readonly string[] = []) {
  const handlers = new Map<string, Handler>();
  const done: string[] = [];
  const note = (deed: string) => {
    done.push(deed);
    return Promise.resolve();
  };
  const scope = {
    skipWaiting: () => note('skipWaiting'),
    clients: { claim: () => note('claim') },
    location: { origin: 'https://chalk.test' },
    registration: { navigationPreload: { enable: () => note('preload') } },
    fetch: () => {
      done.push('fetch');
      return network();
    },
    Response,
    addEventListener: (name: string, handle: unknown) => void handlers.set(name, handle as Handler),
  } as unknown as OfflineScope;
  const find = ({ pathname }: URL) => (kept.includes(pathname) ? new Response('Kept') : undefined);
  const pages: KeptPages = {
    keep: (path) => note(`keep ${path}`),
    refresh: () => note('refresh'),
    open: (address) => Promise.resolve(find(new URL(address)) ?? null),
    file: ({ url }) => Promise.resolve(find(new URL(url))),
  };
  runOfflineWorker(scope, { html: '<h1>Offline</h1>', policy: "default-src 'none'" }, pages);
  const begin = async () => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => work.push(promise);
    ['install', 'activate'].forEach((name) => handlers.get(name)?.({ waitUntil }));
    await Promise.all(work);
  };
  /** What the worker answers; null where it lets the browser go on. */
  const open = async (path: string, request: object = {}, preloaded?: Promise<Response | undefined>) => {
    let answer: Promise<Response> | null = null;
    handlers.get('fetch')?.({
      request: { mode: 'navigate', method: 'GET', url: `https://chalk.test${path}`, ...request },
      preloadResponse: preloaded ?? Promise.resolve(undefined),
      waitUntil: () => undefined,
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return answer as Promise<Response> | null;
  };
  const tell = (data: unknown) => handlers.get('message')?.({ data, waitUntil: () => undefined });
  return { begin, open, tell, done };
}

const online = () => Promise.resolve(new Response('A page'));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the worker that answers without a network', () => {
  it('is there at once, and makes no page wait', async () => {
    const { begin, done } = makeWorker(online);
    await begin();
    expect(done.sort()).toEqual(['claim', 'preload', 'skipWaiting']);
  });

  it('passes pages that the network gives, by the request that has begun', async () => {
    const { open, done } = makeWorker(online);
    expect(await (await open('/rooms'))?.text()).toBe('A page');
    const early = Promise.resolve(new Response('Early'));
    expect(await (await open('/rooms', {}, early))?.text()).toBe('Early');
    expect(done).toEqual(['fetch', 'refresh', 'refresh']);
  });

  it('opens a kept page with its files where the network fails', async () => {
    const { open } = makeWorker(offline, ['/worksheet', '/_next/static/chunks/a.js']);
    expect(await (await open('/worksheet?from=home'))?.text()).toBe('Kept');
    const script = { mode: 'no-cors' };
    expect(await (await open('/_next/static/chunks/a.js', script))?.text()).toBe('Kept');
    await expect(open('/_next/static/chunks/b.js', script)).rejects.toThrow('Failed to fetch');
  });

  it('asks the network first, for a kept page and for its files', async () => {
    const { open } = makeWorker(online, ['/worksheet', '/_next/static/chunks/a.js']);
    expect(await (await open('/worksheet'))?.text()).toBe('A page');
    expect(await (await open('/_next/static/chunks/a.js', { mode: 'cors' }))?.text()).toBe('A page');
  });

  it('keeps the page where somebody is, as that page tells it', () => {
    const { tell, done } = makeWorker(online);
    tell('/worksheet');
    tell({ keep: '/rooms' });
    expect(done).toEqual(['keep /worksheet']);
  });

  it.each([
    ['fails', undefined],
    ['failed before the worker began', Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows its page with its policy where the network %s', async (_, preloaded) => {
    preloaded?.catch(() => undefined);
    const answer = await makeWorker(offline).open('/rooms', {}, preloaded);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await answer?.text()).toBe('<h1>Offline</h1>');
  });

  it.each([
    ['what a page loads', '/rooms', { mode: 'cors' }],
    ['a file of another server', '', { mode: 'cors', url: 'https://other.test/_next/static/a.js' }],
    ['what is sent', '/rooms', { method: 'POST' }],
    ['downloads', '/api/files/one', {}],
    ['the sign-in pages of Firebase', '/__/auth/handler', {}],
  ])('lets %s alone', async (_, path, request) => {
    expect(await makeWorker(offline).open(path, request)).toBeNull();
  });

  test('runs as a text with nothing but its own global', () => {
    const seen: string[] = [];
    runInNewContext(offlineWorkerText(offlineAnswer()), {
      self: { addEventListener: (name: string) => seen.push(name) },
    });
    expect(seen).toEqual(['install', 'activate', 'message', 'fetch']);
  });
});
