import * as Y from 'yjs';
import { applyUpdates } from './apply-updates';

/** How an update is written where only text can stand. */
export function encodeUpdate(update: Uint8Array): string {
  let characters = '';
  // In parts, because the arguments of a call are limited.
  for (let start = 0; start < update.length; start += 0x80_00) {
    characters += String.fromCharCode(...update.subarray(start, start + 0x80_00));
  }
  return btoa(characters);
}

/** The update that a text holds; null where it holds none that can be read completely. */
export function decodeUpdate(text: unknown): Uint8Array | null {
  if (typeof text !== 'string') return null;
  try {
    const update = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return isWholeUpdate(update) ? update : null;
  } catch {
    return null;
  }
}

/** Whether bytes are an update. Yjs would apply the first half of a broken one, and throw then. */
export function isWholeUpdate(update: Uint8Array): boolean {
  try {
    Y.decodeUpdate(update);
    return true;
  } catch {
    return false;
  }
}

/** From here on a document merges faster than `Y.mergeUpdates`; see decision 052. */
const many = 50;

/** One update in place of several. */
export function mergeUpdates(updates: readonly Uint8Array[]): Uint8Array {
  const [first] = updates;
  if (updates.length === 1 && first) return first;
  if (updates.length < many) return Y.mergeUpdates([...updates]);
  const doc = new Y.Doc();
  return applyUpdates(doc, updates).length === 0 ? Y.encodeStateAsUpdate(doc) : Y.mergeUpdates([...updates]);
}
