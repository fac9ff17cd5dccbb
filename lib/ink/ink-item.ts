import type * as Y from 'yjs';
import { boxOf, type Box } from './box';
import { unpackInk, type InkEdit, type PackedInk } from './codec/item-codec';
import type { PlotFrame } from './plot-frame';
import type { Stroke } from './stroke';

/** A stroke in a document, with where it stands and whose it is. */
export type InkItem = {
  /** Its identity in this document while it is open. */
  readonly bytes: Uint8Array;
  /** Its name on every page. An edit gives it another. */
  readonly key: string;
  /** The name of the stroke as it was drawn first. It stays through edits; pieces of one stroke share it. */
  readonly root: string;
  readonly anchor: string;
  /** The uid of who drew it; empty where it is unknown. */
  readonly author: string;
  /** Four bytes that stand for the author. */
  readonly authorKey: string;
  /** When it was drawn (ms, to the second). */
  readonly at: number;
  /** The number that its live points had. */
  readonly number: number;
  readonly edit: InkEdit | null;
  readonly stroke: Stroke;
  readonly box: Box;
  readonly frame: PlotFrame | null;
};

export const inkList = (doc: Y.Doc): Y.Array<unknown> => doc.getArray('ink');
export const peopleOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('people');

/** The name of a stroke as it was drawn first. */
export const rootOf = ({ authorKey, at, number }: Pick<PackedInk, 'authorKey' | 'at' | 'number'>): string =>
  `${authorKey}.${at / 1000}.${number}`;

/** Reading is done once for each item. Its author may become known later. */
const known = new WeakMap<Uint8Array, InkItem | null>();

/** The item that a value of the list is, the same object each time; null where the value is none. */
export function toItem(value: unknown, people: Y.Map<unknown>): InkItem | null {
  if (!(value instanceof Uint8Array)) return null;
  const before = known.get(value);
  const read = before === undefined ? readItem(value) : before;
  const named: unknown = read && people.get(read.authorKey);
  const author = typeof named === 'string' ? named : '';
  const item = read === null || read.author === author ? read : { ...read, author };
  if (item !== before) known.set(value, item);
  return item;
}

function readItem(bytes: Uint8Array): InkItem | null {
  try {
    const packed = unpackInk(bytes);
    const root = rootOf(packed);
    const key = packed.edit === null ? root : `${root}.${packed.edit.tag}.${packed.edit.piece}`;
    return { ...packed, bytes, root, key, author: '', box: boxOf(packed.stroke) };
  } catch {
    return null;
  }
}
