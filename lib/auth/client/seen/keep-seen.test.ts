/** @jest-environment node */
import { IDBFactory } from 'fake-indexeddb';
import { deletePersonalDatabases, deleteSeen, personalDatabase } from '../personal-database';
import type { Watch } from '@/lib/core/client/use-watch';
import { keepSeen } from './keep-seen';
import { createSeenStore } from './seen-store';

jest.mock('./own-seen', () => ({ ownSeen: jest.fn() }));

/** A device with one store, and pages of one person on it. */
function makeDevice({ uid = 'ada', factory = new IDBFactory() } = {}) {
  let isIn = true;
  const name = personalDatabase(uid, 'seen');
  const store = createSeenStore(
    () => factory,
    name,
    () => isIn,
  );
  /** A page with a service that answers when the test says so; `isOffline` from its start on. */
  const openPage = (isOffline: boolean) => {
    const heard: unknown[] = [];
    const service: { next?: Parameters<Watch<string>>[0]['next']; fail?: (thrown: unknown) => void } = {};
    let cutOff: () => void = jest.fn();
    const watch = keepSeen<string>(
      (observer) => {
        Object.assign(service, observer);
        return () => undefined;
      },
      {
        key: 'room/one/room',
        parse: (kept) => (typeof kept === 'string' ? kept : null),
      },
      {
        own: () => store,
        onCutOff: (run) => {
          cutOff = run;
          if (isOffline) run();
          return () => undefined;
        },
      },
    );
    const stop = watch({
      next: (value, isFromService, seenAt) => heard.push([value, isFromService, seenAt !== undefined]),
      fail: (thrown) => heard.push(thrown),
    });
    return {
      heard,
      stop,
      answer: (value: string, isFromService = true) => service.next?.(value, isFromService),
      refuse: () =>
        service.fail?.(Object.assign(new Error('no'), { name: 'FirebaseError', code: 'permission-denied' })),
      cutOff: () => cutOff(),
    };
  };
  /** The database does one thing after another: what was asked before is done. */
  const flush = async () => {
    await store.read('nothing');
    await store.read('nothing');
  };
  return { factory, store, flush, openPage, signOut: () => (isIn = false) };
}

describe('what was seen', () => {
  it('is shown without a network, with its time, until the service answers', async () => {
    const { openPage, flush } = makeDevice();
    openPage(false).answer('Waves');
    await flush();
    const page = openPage(true);
    await flush();
    expect(page.heard).toEqual([['Waves', false, true]]);
    page.answer('Tides');
    expect(page.heard.at(-1)).toEqual(['Tides', true, false]);
  });

  it('is not shown with a network, and after an answer no more', async () => {
    const { openPage, flush } = makeDevice();
    openPage(false).answer('Waves');
    await flush();
    const page = openPage(false);
    await flush();
    expect(page.heard).toEqual([]);
    page.answer('Tides');
    page.cutOff();
    await flush();
    expect(page.heard).toEqual([['Tides', true, false]]);
  });

  it('is only what the service said, in a shape that is still known', async () => {
    const { openPage, store, flush } = makeDevice();
    openPage(false).answer('Not confirmed', false);
    await flush();
    expect(await store.read('room/one/room')).toBeNull();
    await store.write('room/one/room', { value: { of: 'an earlier release' }, at: 1 });
    const page = openPage(true);
    await flush();
    expect(page.heard).toEqual([]);
  });

  it('goes where the service refuses it', async () => {
    const { openPage, store, flush } = makeDevice();
    openPage(false).answer('Waves');
    await flush();
    openPage(false).refuse();
    await flush();
    expect(await store.read('room/one/room')).toBeNull();
  });

  it('goes by rooms', async () => {
    const { store } = makeDevice();
    for (const key of ['room/one/room', 'room/two/room', 'rooms'])
      await store.write(key, { value: 1, at: 1 });
    await store.forget((key) => key.startsWith('room/one/'));
    expect(await store.read('room/one/room')).toBeNull();
    expect(await store.read('room/two/room')).toEqual({ value: 1, at: 1 });
    expect(await store.read('rooms')).toEqual({ value: 1, at: 1 });
  });

  it.each([
    ['signs out', (factory: IDBFactory) => deletePersonalDatabases(null, () => factory)],
    ['is signed out by the service', (factory: IDBFactory) => deleteSeen(() => factory)],
    ['makes place for another', (factory: IDBFactory) => deletePersonalDatabases('emmy', () => factory)],
  ])('goes when the person %s, and a page of theirs writes no more', async (_, end) => {
    const { factory, store, openPage, flush, signOut } = makeDevice();
    const page = openPage(false);
    page.answer('Waves');
    await flush();
    signOut();
    await end(factory);
    page.answer('Tides');
    await flush();
    expect(await store.read('room/one/room')).toBeNull();
    expect(await factory.databases()).toEqual([]);
  });

  it('is of one person: another finds nothing', async () => {
    const { factory, openPage, flush } = makeDevice();
    openPage(false).answer('Waves');
    await flush();
    const emmy = makeDevice({ uid: 'emmy', factory });
    const page = emmy.openPage(true);
    await emmy.flush();
    expect(page.heard).toEqual([]);
  });

  it('keeps no page up where a browser stores nothing', async () => {
    const shut = () => {
      throw new DOMException('', 'SecurityError');
    };
    const store = createSeenStore(shut, 'any', () => true);
    await store.write('rooms', { value: 1, at: 1 });
    await store.forget(() => true);
    expect(await store.read('rooms')).toBeNull();
  });
});
