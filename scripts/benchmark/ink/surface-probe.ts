import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { drawStroke } from '@/lib/ink/draw-stroke';
import { openInk } from '@/lib/ink/client/open-ink';
import { inView } from '@/lib/ink/view';

/** Opening a document of many strokes and drawing it on a canvas of one screen (ms), and how many were in view. */
export type SurfaceTimes = { open: number; all: number; view: number; inView: number; edit: number };

const screen = { width: 760, height: 800 };

/** Bundled into a page of its own: reads a document and draws one of its twenty screens. */
function measureSurface(text: string): SurfaceTimes {
  const state = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const canvas = Object.assign(document.createElement('canvas'), screen);
  const context = canvas.getContext('2d', { willReadFrequently: false });
  if (!context) throw new Error('The browser has no canvas.');
  const draw = (top: number, height: number, scale: number): [number, number] => {
    const startedAt = performance.now();
    context.resetTransform();
    context.clearRect(0, 0, screen.width, screen.height);
    context.setTransform(scale, 0, 0, scale, 0, -top * scale);
    const items = inView(ink.items.read(), { left: 0, top, right: screen.width, bottom: top + height });
    for (const { stroke } of items) drawStroke(context, stroke, '#1c1b19');
    // Reading a pixel waits until all of them are there.
    context.getImageData(0, 0, 1, 1);
    return [performance.now() - startedAt, items.length];
  };
  const startedAt = performance.now();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const parts = { state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }), readHistory: null };
  const ink = openInk({ doc, ...parts, listBroken: () => [], close: () => doc.destroy() });
  const open = performance.now() - startedAt;
  draw(0, screen.height, 1);
  const [view, seen] = draw(8000, screen.height, 1);
  const [all] = draw(0, 20 * screen.height, 1 / 20);
  const beganAt = performance.now();
  const [first] = ink.items.read();
  if (first) ink.add({ anchor: first.anchor, strokes: [first.stroke] });
  const edit = performance.now() - beganAt;
  return { open, all, view, inView: seen, edit };
}

Object.assign(globalThis, { measureSurface });
