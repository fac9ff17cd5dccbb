import { runInNewContext } from 'node:vm';
import { overKind } from '../push-over';
import { runPushWorker, type WorkerScope } from './push-worker';
import { workerText } from './worker-text';

const origin = 'https://chalk.test';
const words = {
  'room-begins': { title: 'A room has begun', named: '{room} has begun', body: 'Press to join.' },
  other: { title: 'Something happened', named: 'Something happened in {room}', body: 'Press to see it.' },
};
const begun = { kind: 'room-begins', notice: 'begins-1', path: '/rooms/waves/live' };

type Handler = (event: object) => void;
type Surroundings = {
  open?: readonly { url: string; isVisible: boolean }[];
  language?: string;
  /** What is kept on the device, by store and address. */
  names?: Readonly<Record<string, Response>>;
  /** The notices that are shown. */
  shownTags?: readonly string[];
};

/** A service worker's surroundings in memory, with pages open at some addresses. */
function makeScope({ open = [], language = 'en-GB', names = {}, shownTags = [] }: Surroundings = {}) {
  const handlers = new Map<string, Handler>();
  const done: unknown[][] = [];
  const note = (...deed: unknown[]) => {
    done.push(deed);
    return Promise.resolve();
  };
  const windows = open.map(({ url, isVisible }) => ({
    url: origin + url,
    visibilityState: isVisible ? 'visible' : 'hidden',
    focus: () => note('focus', url),
  }));
  const scope: WorkerScope = {
    location: { origin },
    navigator: { language },
    caches: { match: (url, { cacheName }) => Promise.resolve(names[`${cacheName} ${url}`]) },
    skipWaiting: () => note('skipWaiting'),
    registration: {
      showNotification: (title, shown) => note('show', title, shown),
      getNotifications: ({ tag }) =>
        Promise.resolve(shownTags.includes(tag) ? [{ close: () => void note('close', tag) }] : []),
    },
    clients: {
      claim: () => note('claim'),
      matchAll: () => Promise.resolve(windows),
      openWindow: (url) => note('open', url),
    },
    addEventListener: (name: string, handle: unknown) => void handlers.set(name, handle as Handler),
  };
  runPushWorker(scope, { en: words });
  const happen = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  const push = (data: unknown) => happen('push', { data: { json: () => ({ from: '1', data }) } });
  return { done, happen, push };
}

describe('the service worker of push', () => {
  it('is there at once, also for pages that were open before', async () => {
    const { happen, done } = makeScope();
    await happen('install');
    await happen('activate');
    expect(done).toEqual([['skipWaiting'], ['claim']]);
  });

  it('shows a push in the words of its kind, once for each notice', async () => {
    const { push, done } = makeScope();
    await push(begun);
    const shown = { body: 'Press to join.', tag: 'begins-1', silent: false, icon: '/icon.svg' };
    expect(done).toEqual([['show', 'A room has begun', { ...shown, data: `${origin}/rooms/waves/live` }]]);
  });

  it('closes what is shown of something that was deleted, and shows nothing for it', async () => {
    const { push, done } = makeScope({ shownTags: ['message-1'] });
    for (const notice of ['message-1', 'message-2', '']) await push({ ...begun, kind: overKind, notice });
    expect(done).toEqual([['close', 'message-1']]);
  });

  it('names the room where a page of this person has kept its name', async () => {
    const names = { [`chalktalk.room-names ${origin}/rooms/waves`]: new Response('Waves on a $& string') };
    const { push, done } = makeScope({ names });
    await push(begun);
    await push({ ...begun, path: '/rooms/lenses/live' });
    expect(done.map(([, title]) => title)).toEqual(['Waves on a $& string has begun', 'A room has begun']);
  });

  it('shows nothing where the page is in view, and makes no sound where another is', async () => {
    const there = makeScope({ open: [{ url: '/rooms/waves/live?a=b', isVisible: true }] });
    await there.push(begun);
    expect(there.done).toEqual([]);
    const elsewhere = makeScope({ open: [{ url: '/rooms', isVisible: true }] });
    await elsewhere.push(begun);
    expect(elsewhere.done).toEqual([['show', 'A room has begun', expect.objectContaining({ silent: true })]]);
    const hidden = makeScope({ open: [{ url: '/rooms/waves/live', isVisible: false }] });
    await hidden.push(begun);
    expect(hidden.done).toEqual([['show', 'A room has begun', expect.objectContaining({ silent: false })]]);
  });

  it('finds words for a kind or a language that it does not know', async () => {
    const { push, done } = makeScope({ language: 'fr' });
    await push({ ...begun, kind: 'newer' });
    expect(done).toEqual([['show', 'Something happened', expect.anything()]]);
  });

  it.each(['https://evil.test/rooms', '//evil.test', 'javascript:alert(1)'])(
    'never leads to %s',
    async (path) => {
      const { push, done } = makeScope();
      await push({ ...begun, path });
      expect(done).toEqual([['show', 'A room has begun', expect.objectContaining({ data: `${origin}/` })]]);
    },
  );

  it('shows something also for a push that it cannot read', async () => {
    const { happen, done } = makeScope();
    await happen('push', { data: null });
    await happen('push', {
      data: {
        json: () => {
          throw new SyntaxError();
        },
      },
    });
    expect(done.map(([, title]) => title)).toEqual(['Something happened', 'Something happened']);
  });

  it('leads a press to an open page at that place, else to a new one', async () => {
    const notification = { data: `${origin}/rooms/waves/live`, close: jest.fn() };
    const open = makeScope({ open: [{ url: '/rooms/waves/live', isVisible: false }] });
    await open.happen('notificationclick', { notification });
    expect(open.done).toEqual([['focus', '/rooms/waves/live']]);
    const closed = makeScope({ open: [{ url: '/rooms', isVisible: true }] });
    await closed.happen('notificationclick', { notification });
    expect(closed.done).toEqual([['open', `${origin}/rooms/waves/live`]]);
    expect(notification.close).toHaveBeenCalledTimes(2);
  });
});

test('the text of the service worker runs with nothing but its own global', () => {
  const seen: string[] = [];
  runInNewContext(workerText({ en: words }), {
    self: { addEventListener: (name: string) => seen.push(name) },
  });
  expect(seen).toEqual(['install', 'activate', 'push', 'notificationclick']);
});
