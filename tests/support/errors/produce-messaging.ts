import type { FirebaseOptions } from 'firebase/app';
import {
  deleteToken,
  getMessaging,
  getToken,
  isSupported,
  type Messaging,
  onRegistered,
  register,
  unregister,
} from 'firebase/messaging';
import { onBackgroundMessage } from 'firebase/messaging/sw';
import type { Producer, Producers } from './producer';
import { contented, navigatorWith, onPushPage, pushSays, withMessaging } from './firebase/push-page';
import { withApp } from './firebase/with-app';
import { hurried, withGlobals } from './firebase/with-globals';

type Use = (messaging: Messaging) => Promise<unknown>;
type Page = Parameters<typeof withMessaging>[1];

const vapidKey = 'BKey';
/** As our own page asks. */
const read = (messaging: Messaging, serviceWorkerRegistration?: ServiceWorkerRegistration) =>
  // oxlint-disable-next-line typescript/no-deprecated -- no server can send to the ids that are to replace tokens yet
  getToken(messaging, { vapidKey, ...(serviceWorkerRegistration && { serviceWorkerRegistration }) });
const refusal = { error: { message: 'The words of a service' } };

const answered = (answer: object, use: Use = read): Producer => ({
  by: 'answer',
  produce: () => withMessaging(use, { answer: pushSays(answer) }),
});
const called = (use: Use, page: Page = {}): Producer => ({
  by: 'call',
  produce: () => withMessaging(use, page),
});

const week = 7 * 24 * 60 * 60_000;

/** Reads the token, and again a week later, when the service says this. */
const renewed = (answer: object): Producer => ({
  by: 'answer',
  produce: () => {
    let says: object = { token: 'first' };
    return withMessaging(
      async (messaging) => {
        await read(messaging);
        says = answer;
        const { now } = Date;
        Date.now = () => now() + week;
        try {
          return await read(messaging);
        } finally {
          Date.now = now;
        }
      },
      { answer: (asked) => (asked.service === 'push' ? says : contented(asked)) },
    );
  },
});

const registerHere: Use = (messaging) => {
  onRegistered(messaging, () => undefined);
  return register(messaging, { vapidKey });
};

/** A worker that installs for ever. */
const slowWorker = { installing: {}, waiting: null, active: null, update: () => Promise.resolve() };

/** The SDK looks at the browser by itself, and rejects a promise that nobody has. It is taken from its `then`. */
const unsupported = (changed: Readonly<Record<string, unknown>>): Producer => ({
  by: 'call',
  produce: () =>
    onPushPage(
      () =>
        withApp(async (app) => {
          // oxlint-disable-next-line typescript/unbound-method -- `keep` gives it each promise as its `this`
          const { then } = Promise.prototype;
          const made: PromiseLike<unknown>[] = [];
          function keep(this: Promise<unknown>, ...given: Parameters<typeof then>) {
            const next = then.apply(this, given);
            made.push(next);
            return next;
          }
          // Put back before anything else runs.
          Promise.prototype.then = keep as typeof then;
          getMessaging(app);
          Promise.prototype.then = then;
          await Promise.all(made);
        }),
      { changed },
    ),
});

const ended = (request: IDBRequest) =>
  new Promise((resolve) => {
    request.onsuccess = resolve;
  });

/** A browser that opens the SDK's database only as it was in an older version, without a place for registrations. */
const oldDatabase: Use = async (messaging) => {
  const { indexedDB } = globalThis;
  const its = 'firebase-messaging-database';
  // With an installation already, for a new one would look into the database as well.
  await read(messaging);
  await ended(indexedDB.open('newer', 2));
  await ended(indexedDB.deleteDatabase(its));
  const open = (name: string, version?: number) =>
    name === its && version === 2 ? indexedDB.open('newer', 1) : indexedDB.open(name, version);
  return withGlobals({ indexedDB: { open } }, () => registerHere(messaging));
};

const unconfigured: FirebaseOptions = { messagingSenderId: '' };

export const messagingProducers: Producers = {
  'messaging/permission-blocked': called(read, {
    changed: { Notification: { permission: 'denied' } },
  }),
  'messaging/unsupported-browser': unsupported({ indexedDB: undefined }),
  'messaging/indexed-db-unsupported': unsupported({ ServiceWorkerRegistration: undefined }),
  'messaging/failed-service-worker-registration': called(read, {
    changed: { navigator: navigatorWith(() => Promise.reject(new TypeError('404'))) },
  }),
  'messaging/service-worker-timeout': called(
    (messaging) => withGlobals(hurried(10_000), () => read(messaging)),
    { changed: { navigator: navigatorWith(() => Promise.resolve(slowWorker)) } },
  ),
  'messaging/token-subscribe-failed': answered(refusal),
  'messaging/token-subscribe-no-token': answered({}),
  'messaging/token-update-failed': renewed(refusal),
  'messaging/token-update-no-token': renewed({}),
  'messaging/token-unsubscribe-failed': {
    by: 'answer',
    produce: () =>
      withMessaging(
        async (messaging) => {
          await read(messaging);
          // oxlint-disable-next-line typescript/no-deprecated -- it ends what `getToken` begins
          await deleteToken(messaging);
        },
        {
          answer: (asked) => (asked.method === 'DELETE' ? refusal : contented(asked)),
        },
      ),
  },
  'messaging/fid-registration-failed': answered(refusal, registerHere),
  'messaging/fid-unregister-failed': answered(refusal, unregister),
  'messaging/missing-app-config-values': called(read, { options: unconfigured }),
  'messaging/only-available-in-window': called((messaging) =>
    withGlobals({ navigator: null }, () => read(messaging)),
  ),
  'messaging/only-available-in-sw': called(
    async (messaging) => {
      await isSupported();
      onBackgroundMessage(messaging, () => undefined);
    },
    { changed: { document: {} } },
  ),
  'messaging/invalid-sw-registration': called((messaging) =>
    read(messaging, {} as ServiceWorkerRegistration),
  ),
  'messaging/invalid-on-registered-handler': called((messaging) => register(messaging, { vapidKey })),
  'messaging/fid-registration-idb-schema-unavailable': called(oldDatabase),
};
