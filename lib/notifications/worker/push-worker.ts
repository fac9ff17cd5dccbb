/**
 * The service worker that shows pushes. The browser runs its text, which `workerText` writes: so nothing in here may
 * name anything outside the function.
 */

/** What a push says, in one language. `named` is the title where this browser knows the name of the `{room}`. */
export type PushWords = Readonly<Record<string, { title: string; named: string; body: string }>>;

type Shown = { tag?: string; body?: string; silent?: boolean; icon?: string; data?: unknown };
type OpenWindow = { url: string; visibilityState: string; focus: () => Promise<unknown> };
type Waiting = { waitUntil: (work: Promise<unknown>) => void };

/** As much of a service worker's global as is used. */
export type WorkerScope = {
  location: { origin: string };
  navigator: { language: string };
  skipWaiting: () => Promise<void>;
  caches: { match: (url: string, from: { cacheName: string }) => Promise<Response | undefined> };
  registration: {
    showNotification: (title: string, shown: Shown) => Promise<void>;
    getNotifications: (filter: { tag: string }) => Promise<readonly { close: () => void }[]>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (query: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: {
    (name: 'install' | 'activate', handle: (event: Waiting) => void): void;
    (name: 'push', handle: (event: Waiting & { data: { json: () => unknown } | null }) => void): void;
    (
      name: 'notificationclick',
      handle: (event: Waiting & { notification: { data: unknown; close: () => void } }) => void,
    ): void;
  };
};

/**
 * Shows each push in the language of this browser, and leads a press to its place. A page in view at that place has
 * said it already. One elsewhere in the product keeps the push from making a sound. A push of the kind `over` closes
 * what is shown of something that was deleted.
 */
export function runPushWorker(scope: WorkerScope, languages: Readonly<Record<string, PushWords>>): void {
  const nothing = { title: 'Chalktalk', named: 'Chalktalk', body: '' };
  const roomNames = { cacheName: 'chalktalk.room-names' };
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(goTo(String(event.notification.data)));
  });

  async function show({ kind, notice, path }: Record<string, string>): Promise<void> {
    if (kind === 'over') {
      await close(notice ?? '');
      return;
    }
    const place = ownPlace(path);
    const inView = (await openWindows()).filter(({ visibilityState }) => visibilityState === 'visible');
    if (inView.some(({ url }) => pathOf(url) === pathOf(place))) return;
    const language = scope.navigator.language.split('-')[0] ?? 'en';
    const words = languages[language] ?? languages['en'] ?? {};
    // A kind that is newer than this worker has the words of any other.
    const { title, named, body } = words[kind ?? ''] ?? words['other'] ?? nothing;
    const room = await nameAt(pathOf(place));
    await scope.registration.showNotification(room === '' ? title : named.replace('{room}', () => room), {
      body,
      tag: notice ?? '',
      silent: inView.length > 0,
      icon: '/icon.svg',
      data: place,
    });
  }

  /** Takes away what stands for something that is deleted. */
  async function close(tag: string): Promise<void> {
    if (tag === '') return;
    for (const shown of await scope.registration.getNotifications({ tag })) shown.close();
  }

  /** The name of the room at a path, as the person's pages have kept it here; empty where they have not. */
  async function nameAt(path: string): Promise<string> {
    const room = /^\/rooms\/[^/]+/.exec(path)?.[0];
    if (room === undefined) return '';
    try {
      const kept = await scope.caches.match(scope.location.origin + room, roomNames);
      return (await kept?.text()) ?? '';
    } catch {
      return '';
    }
  }

  async function goTo(place: string): Promise<void> {
    const open = (await openWindows()).find(({ url }) => pathOf(url) === pathOf(place));
    await (open ? open.focus() : scope.clients.openWindow(place));
  }

  function openWindows(): Promise<readonly OpenWindow[]> {
    return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  }

  /** The texts of a push; none where it is not one of ours. */
  function read(data: { json: () => unknown } | null): Record<string, string> {
    try {
      const message = data?.json() as { data?: Record<string, string> } | null | undefined;
      return message?.data ?? {};
    } catch {
      return {};
    }
  }

  /** Only a place of ours, whatever the push says. */
  function ownPlace(path: string | undefined): string {
    const url = new URL(path ?? '/', scope.location.origin);
    return url.origin === scope.location.origin ? url.href : `${scope.location.origin}/`;
  }

  function pathOf(url: string): string {
    return new URL(url, scope.location.origin).pathname;
  }
}
