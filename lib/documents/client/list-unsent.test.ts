/** @jest-environment node */
import { makeFakeDevice } from '@/tests/support/documents/fake-device';
import { listUnsent } from './list-unsent';

const prefix = 'chalktalk.of.ada.document.';
const places = (...paths: string[]) =>
  paths.map((path) => {
    const [kind, owner, ownerId, id] = path.split('/');
    return { kind, owner, ownerId, id };
  });

describe('unsent edits of a person on this device', () => {
  it('are found in the journal and in the store, each document once', async () => {
    const { storage, store, items } = makeFakeDevice();
    items.set(`${prefix}worksheets/rooms/algebra/first.tab1.1`, 'AAA=');
    items.set(`${prefix}worksheets/rooms/algebra/first.tab1.2`, 'AAA=');
    items.set(`${prefix}somewhere.tab1.1`, 'AAA=');
    items.set('chalktalk.of.emmy.document.worksheets/rooms/theirs/first.tab1.1', 'AAA=');
    await store.addUnsent('worksheets/users/ada/alone', Uint8Array.of(0, 0));
    await store.addUnsent('worksheets/rooms/algebra/first', Uint8Array.of(0, 0));
    expect(await listUnsent({ storage, prefix, store })).toEqual(
      places('worksheets/rooms/algebra/first', 'worksheets/users/ada/alone'),
    );
  });

  it('are found in the journal when the store is shut', async () => {
    const { storage, store, items, failStore } = makeFakeDevice();
    failStore(new DOMException('', 'SecurityError'));
    items.set(`${prefix}worksheets/rooms/algebra/first.tab1.1`, 'AAA=');
    expect(await listUnsent({ storage, prefix, store })).toEqual(places('worksheets/rooms/algebra/first'));
  });
});
