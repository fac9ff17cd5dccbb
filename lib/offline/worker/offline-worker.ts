/**
 * The service worker that answers when the network does not. The browser runs its text, which `offlineWorkerText`
 * writes: so nothing in here may name anything outside the function.
 */

type Work = { waitUntil: (work: Promise<unknown>) => void };
type Navigation = {
  request: Request;
  /** What the browser has begun to fetch while the worker started; nothing where it does not do so. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** As much of a service worker's global as is used. */
export type OfflineScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  fetch: (request: Request) => Promise<Response>;
  Response: new (body: string, init: { status: number; headers: Record<string, string> }) => Response;
  addEventListener: {
    (name: 'install' | 'activate', handle: (event: Work) => void): void;
    (name: 'fetch', handle: (event: Navigation) => void): void;
  };
};

/** The page and the Content-Security-Policy that goes with it. */
export type OfflineAnswer = { html: string; policy: string };

/**
 * Answers the opening of a page by the page of its own when the network gives nothing. All else passes: no page, no
 * file and no answer of the server is ever kept, so nothing of an earlier release or of another person is shown.
 */
export function runOfflineWorker(scope: OfflineScope, { html, policy }: OfflineAnswer): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(begin()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    // Downloads, and the sign-in pages of Firebase in their frames.
    if (/^\/(?:api|__)\//.test(new URL(request.url).pathname)) return;
    event.respondWith(answer(event));
  });

  async function begin(): Promise<void> {
    // Without it each page would wait until the worker has started.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  async function answer({ request, preloadResponse }: Navigation): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
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
  }
}
