import * as Y from 'yjs';
import { addStrokes } from '@/lib/ink/ink-document';
import { makeStrokes } from '@/lib/ink/samples.fixture';

const count = 10_000;

/** A document in which a hand wrote this many strokes of usual size, one after the other. */
export function writeStrokes(): { state: Uint8Array; bytes: number; count: number } {
  const doc = new Y.Doc();
  let sent = 0;
  doc.on('update', (update: Uint8Array) => (sent += update.length));
  for (const stroke of makeStrokes(count, { height: 16_000 })) {
    addStrokes(doc, { anchor: 'a1b2c3d4e5', author: 'bench', strokes: [stroke], at: Date.now() });
  }
  const state = Y.encodeStateAsUpdate(doc);
  return { state, bytes: state.length / count, count };
}
