/**
 * The service worker that answers when the network does not. The browser runs its text, which `offlineWorkerText`
 * writes: so nothing in here may name anything outside the function.
 */
import type { KeptPages } from './kept-pages';

type Work = { waitUntil: (work: Promise<unknown>) => void };
type Told = Work & { data: unknown };
type Asked = Work & {
  request: Request;
  /** What the browser has begun to fetch while the worker started; nothing where it does not do so. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** As much of a service worker's global as is used. */
export type OfflineScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  fetch: (request: Request) => Promise<Response>;
  Response: new (body: string, init: { status: number; headers: Record<string, string> }) => Response;
  addEventListener: {
    (name: 'install' | 'activate', handle: (event: Work) => void): void;
    (name: 'message', handle: (event: Told) => void): void;
    (name: 'fetch', handle: (event: Asked) => void): void;
  };
};

/** The page and the Content-Security-Policy that goes with it. */
export type OfflineAnswer = { html: string; policy: string };

/**
 * Answers when the network gives nothing: a kept page as it was kept, a file of one, and any other page by the page of
 * its own. All else passes: no answer of the server to a person is ever kept.
 */
export function runOfflineWorker(
  scope: OfflineScope,
  { html, policy }: OfflineAnswer,
  pages: KeptPages,
): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(begin()));
  // A page says where it is, which the worker cannot see of a page that came before it.
  scope.addEventListener('message', (event) => {
    if (typeof event.data === 'string') event.waitUntil(pages.keep(event.data));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const { origin, pathname } = new URL(request.url);
    if (request.mode === 'navigate') {
      // Downloads, and the sign-in pages of Firebase in their frames.
      if (/^\/(?:api|__)\//.test(pathname)) return;
      const answered = answer(event);
      event.respondWith(answered);
      event.waitUntil(answered.then(({ ok }) => (ok ? pages.refresh() : undefined)));
    } else if (origin === scope.location.origin && pathname.startsWith('/_next/static/')) {
      event.respondWith(answerFile(request));
    }
  });

  async function begin(): Promise<void> {
    // Without it each page would wait until the worker has started.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  async function answer({ request, preloadResponse }: Asked): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return (await pages.open(request.url).catch(() => null)) ?? sayOffline();
    }
  }

  function sayOffline(): Response {
    return new scope.Response(html, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
      },
    });
  }

  async function answerFile(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (thrown) {
      const kept = await pages.file(request).catch(() => undefined);
      if (kept) return kept;
      throw thrown;
    }
  }
}
