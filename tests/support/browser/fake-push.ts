import type { BrowserContext, Page, Worker } from '@playwright/test';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

const scope = '/firebase-cloud-messaging-push-scope';

/** A browser whose pushes a test hands over itself. */
export type PushBrowser = {
  /** The tokens that the registration service gave out here, the oldest first. */
  tokens: readonly string[];
  /** Hands a message to the real service worker, as the push service would. */
  deliver: (data: Readonly<Record<string, string>>) => Promise<void>;
  /** What is shown, by its title. */
  listShown: () => Promise<readonly string[]>;
  /** Presses what is shown under a title; answers where that led. */
  press: (title: string) => Promise<string>;
};

/**
 * Puts fakes in place of the push service of the browser and of Firebase's registration, for the pages to come. The
 * permission and the service worker are real.
 */
export async function fakePush(context: BrowserContext): Promise<PushBrowser> {
  await context.addInitScript(replacePushManager);
  await context.addInitScript(keepOtherWorkersOut);
  const tokens: string[] = [];
  await context.route(/^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//, (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*' };
    if (request.url().includes('firebaseinstallations')) {
      const { fid } = request.postDataJSON() as { fid: string };
      const authToken = { token: 'installation', expiresIn: '604800s' };
      return route.fulfill({ headers, json: { fid, refreshToken: 'refresh', authToken } });
    }
    if (request.method() === 'DELETE') return route.fulfill({ headers, json: {} });
    const token = `token-${crypto.randomUUID()}`;
    tokens.push(token);
    return route.fulfill({ headers, json: { token } });
  });
  const isOfPush = (worker: Worker) => worker.url().endsWith('/firebase-messaging-sw.js');
  const findWorker = async (): Promise<Worker> =>
    context.serviceWorkers().find(isOfPush) ?? (await context.waitForEvent('serviceworker', isOfPush));
  return {
    tokens,
    deliver: async (data) => deliver(await context.newPage(), findWorker, data),
    listShown: async () => (await findWorker()).evaluate(listTitles),
    press: async (title) => (await findWorker()).evaluate(pressNotification, title),
  };
}

/** Behind the worker that answers without a network, the fakes of this file would not be asked. */
function keepOtherWorkersOut(): void {
  // An empty page has none.
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const register = workers.register.bind(workers);
  workers.register = (address, options) =>
    String(address).includes('/firebase-messaging-sw.js')
      ? register(address, options)
      : Promise.reject(new Error('The test has no such worker.'));
}

/** By the page's own line to the browser. Its worker starts when it is not running, as after a night. */
async function deliver(
  page: Page,
  findWorker: () => Promise<Worker>,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const origin = stackEnvironment().appUrl;
  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === origin + scope && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  await line.send('ServiceWorker.startWorker', { scopeURL: origin + scope });
  await (await findWorker()).evaluate(noteShown);
  await line.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify({ from: '1', fcmMessageId: 'one', data }),
  });
  await page.close();
}

/** Runs in the page: a subscription that survives a reload, as a real one does. */
function replacePushManager(): void {
  const key = 'test.push-subscription';
  const read = () => {
    const endpoint = localStorage.getItem(key);
    if (endpoint === null) return null;
    return {
      endpoint,
      expirationTime: null,
      getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(7).buffer,
      unsubscribe: () => {
        localStorage.removeItem(key);
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(read());
  PushManager.prototype.subscribe = () => {
    localStorage.setItem(key, `https://push.test/${crypto.randomUUID()}`);
    return Promise.resolve(read() as PushSubscription);
  };
}

type Shown = { title: string; data: unknown };
type ShowNotification = (title: string, options: { tag?: string; data?: unknown }) => Promise<void>;

/** As much of a service worker's global as the functions below use; they run in it. */
type WorkerGlobal = {
  /** By tag: a later one takes the place of an earlier one. */
  shownHere?: Map<string, Shown>;
  registration: { showNotification: ShowNotification };
  dispatchEvent: (event: Event) => boolean;
  Clients: { prototype: { openWindow: (url: string) => Promise<null> } };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
};

/** Notes what the worker shows. The browser's own list stays empty now and then after a notification was shown. */
function noteShown(): void {
  const worker = globalThis as unknown as WorkerGlobal;
  if (worker.shownHere) return;
  const shown = (worker.shownHere = new Map<string, Shown>());
  const { registration } = worker;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = async (title, options) => {
    await show(title, options);
    shown.set(options.tag ?? '', { title, data: options.data });
  };
}

function listTitles(): string[] {
  const { shownHere } = globalThis as unknown as WorkerGlobal;
  return [...(shownHere?.values() ?? [])].map(({ title }) => title);
}

/** A script may neither open nor focus a window without a real press, so where it would lead is only noted. */
async function pressNotification(title: string): Promise<string> {
  const worker = globalThis as unknown as WorkerGlobal;
  let led = 'nowhere';
  worker.Clients.prototype.openWindow = (url) => {
    led = `opens ${new URL(url).pathname}`;
    return Promise.resolve(null);
  };
  worker.WindowClient.prototype.focus = function focus(this: { url: string }) {
    led = `focuses ${new URL(this.url).pathname}`;
    return Promise.resolve(this);
  };
  const [tag, shown] = [...(worker.shownHere ?? [])].find(([, one]) => one.title === title) ?? [];
  if (tag === undefined || !shown) throw new Error(`"${title}" is not shown.`);
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event('notificationclick'), {
    notification: { data: shown.data, close: () => void worker.shownHere?.delete(tag) },
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  });
  worker.dispatchEvent(event);
  await Promise.all(work);
  return led;
}
