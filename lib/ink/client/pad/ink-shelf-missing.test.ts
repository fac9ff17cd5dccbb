/** @jest-environment jsdom */
import type { OpenInk } from '../open-ink';
import { createInkShelf } from './ink-shelf';

it('says that its code is missing, and fetches it when the network is back', async () => {
  const opened = { close: () => undefined } as OpenInk;
  let isOnline = false;
  const shelf = createInkShelf(
    () => ({}) as never,
    null,
    () =>
      isOnline ? Promise.resolve({ openInk: () => opened }) : Promise.reject(new Error('ChunkLoadError')),
  );
  const changed = () => new Promise<void>((resolve) => shelf.isMissing.subscribe(resolve));
  const lost = changed();
  shelf.start();
  await lost;
  expect([shelf.isMissing.read(), shelf.ink.read()]).toEqual([true, null]);
  isOnline = true;
  const found = changed();
  globalThis.dispatchEvent(new Event('online'));
  await found;
  await Promise.resolve();
  expect([shelf.isMissing.read(), shelf.ink.read()]).toEqual([false, opened]);
});
