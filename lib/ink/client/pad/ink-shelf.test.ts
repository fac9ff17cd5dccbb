import * as Y from 'yjs';
import { createInkShelf } from './ink-shelf';

const pen = { tool: 'pen', colour: 0, width: 2.5, ms: 100, isStraight: false } as const;

it('keeps a line that ends as the surfaces go, right after their sheet', async () => {
  const doc = new Y.Doc();
  const saved: number[] = [];
  let isOpen = true;
  doc.on('update', () => isOpen && saved.push(1));
  const shelf = createInkShelf(() => ({
    doc,
    state: { read: () => ({ phase: 'ready', unsaved: 0 }) as never, subscribe: () => () => undefined },
    readHistory: null,
    listBroken: () => [],
    close: () => {
      isOpen = false;
    },
  }));
  const opened = new Promise((resolve) => shelf.ink.subscribe(() => resolve(undefined)));
  shelf.start();
  await opened;
  const ink = shelf.ink.read();
  shelf.close();
  ink?.add({ anchor: 'a', strokes: [{ ...pen, points: [{ x: 1, y: 1, pressure: 0.5 }] }], frame: null });
  expect(saved).toHaveLength(1);
  await Promise.resolve();
  expect([isOpen, shelf.ink.read()]).toEqual([false, null]);
});
