import * as databases from 'fake-indexeddb';
import type { FirebaseOptions } from 'firebase/app';
import { getMessaging, isSupported, type Messaging } from 'firebase/messaging';
import { withApp } from './with-app';
import { withGlobals } from './with-globals';

/** What the service of installations and the push service answer; an Error is a line that broke. */
export type PushAnswer = (asked: { service: 'installations' | 'push'; method: string }) => object | Error;

const installed = {
  fid: 'fid',
  refreshToken: 'refresh',
  authToken: { token: 'installation', expiresIn: '604800s' },
  token: 'installation',
  expiresIn: '604800s',
};
/** Both services are content. */
export const contented: PushAnswer = ({ service }) => (service === 'push' ? { token: 'push' } : installed);
/** The service of installations is content, the push service says this. */
export const pushSays =
  (answer: object): PushAnswer =>
  ({ service }) =>
    service === 'push' ? answer : installed;

class Registration {
  readonly scope = '/push';
  readonly active = {};
  readonly pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(new Subscription()),
  };
  showNotification(): void {}
  update = () => Promise.resolve();
}
class Subscription {
  readonly endpoint = 'https://push.example';
  getKey(): ArrayBuffer {
    return new ArrayBuffer(16);
  }
  unsubscribe = () => Promise.resolve(true);
}

/** A navigator that registers service workers in this way. */
export const navigatorWith = (register: () => Promise<object>): object => ({
  cookieEnabled: true,
  onLine: true,
  serviceWorker: { register, addEventListener: () => undefined },
});

type Page = {
  answer?: PushAnswer;
  /** Globals of the page that are otherwise. */
  changed?: Readonly<Record<string, unknown>>;
  options?: FirebaseOptions;
};

/** The globals of a page that has all that push needs, its permission included. */
function makePage(answer: PushAnswer): Record<string, unknown> {
  const registration = new Registration();
  const fetch = (url: string, { method }: { method: string }) => {
    const given = answer({ service: url.includes('fcmregistrations') ? 'push' : 'installations', method });
    return given instanceof Error
      ? Promise.reject(given)
      : Promise.resolve(Response.json(given, { status: 'error' in given ? 400 : 200 }));
  };
  const { default: indexedDB, ...classes } = databases;
  const page: unknown = Object.create(globalThis);
  // They stay, because the SDKs may still write something down when the page is over.
  Object.assign(globalThis, classes);
  return {
    indexedDB,
    self: page,
    window: page,
    fetch,
    Notification: { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
    PushManager: {},
    PushSubscription: Subscription,
    ServiceWorkerRegistration: Registration,
    navigator: navigatorWith(() => Promise.resolve(registration)),
  };
}

/** Runs something in the surroundings of a page. */
export const onPushPage = <Result>(
  use: () => Promise<Result>,
  { answer = contented, changed = {} }: Page = {},
): Promise<Result> => withGlobals({ ...makePage(answer), ...changed }, use);

/** Gives the real Messaging of a page. */
export const withMessaging = <Result>(
  use: (messaging: Messaging) => Result | PromiseLike<Result>,
  page: Page = {},
): Promise<Result> =>
  onPushPage(
    () =>
      withApp(async (app) => {
        const messaging = getMessaging(app);
        // It looks at the browser by itself. A page that goes before that seems to have no push.
        await isSupported();
        return use(messaging);
      }, page.options),
    page,
  );
