/** @jest-environment node */
import { IDBFactory } from 'fake-indexeddb';
import { deletePersonalDatabases, personalDatabase } from '@/lib/auth/client/personal-database';
import { createIndexedStore } from './indexed-store';

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);
const name = personalDatabase('ada', 'documents');

const open = (factory: IDBFactory) => createIndexedStore(() => factory, name);

describe('documents in IndexedDB', () => {
  it('keep unsent edits and the copy of each document over a reload', async () => {
    const factory = new IDBFactory();
    const store = open(factory);
    const first = await store.addUnsent('one', bytes(1));
    await store.addUnsent('one', bytes(2));
    await store.addUnsent('two', bytes(3));
    await store.saveState('one', bytes(9, 9));
    await store.saveState('one', bytes(8));
    await store.removeUnsent([first, 999]);

    const { state, unsent } = await open(factory).read('one');
    expect([state?.join(), unsent.map(({ update }) => update.join())]).toEqual(['8', ['2']]);
    expect((await store.listUnsent()).toSorted()).toEqual(['one', 'two']);
    expect(await open(factory).read('three')).toEqual({ state: null, unsent: [] });
  });

  it('reject what a browser refuses, and work when it no longer does', async () => {
    let isShut = true;
    const factory = new IDBFactory();
    const store = createIndexedStore(() => {
      if (isShut) throw new DOMException('', 'SecurityError');
      return factory;
    }, name);
    await expect(store.addUnsent('one', bytes(1))).rejects.toMatchObject({ name: 'SecurityError' });
    isShut = false;
    expect(await store.addUnsent('one', bytes(1))).toBe(1);
  });

  it('go for good when their person signs out, although a page has them open', async () => {
    const factory = new IDBFactory();
    const store = open(factory);
    await store.addUnsent('one', bytes(1));
    await deletePersonalDatabases(null, () => factory);
    await expect(store.addUnsent('one', bytes(2))).rejects.toMatchObject({ name: 'InvalidStateError' });
    expect((await open(factory).read('one')).unsent).toEqual([]);
  });

  it('of one person stay when they come back, and those of others go', async () => {
    const factory = new IDBFactory();
    await open(factory).addUnsent('one', bytes(1));
    const ofEmmy = createIndexedStore(() => factory, personalDatabase('emmy', 'documents'));
    await ofEmmy.addUnsent('one', bytes(2));
    await deletePersonalDatabases('ada', () => factory);
    expect((await open(factory).read('one')).unsent).toHaveLength(1);
    expect((await factory.databases()).map((found) => found.name)).toEqual([name]);
  });
});
