import type * as Y from 'yjs';
import { authorKeyOf } from './author-key';
import { chooseShown } from './choose-shown';
import { packInk } from './codec/item-codec';
import { splitLong } from './codec/stroke-codec';
import { inkList, peopleOf, toItem, type InkItem } from './ink-item';
import type { PlotFrame } from './plot-frame';
import { nextStrokeNumber } from './stroke-number';
import type { Stroke } from './stroke';

/** The origin of strokes by this page; undo takes back these. */
export const ownInk = Symbol('own ink');

export type NewInk = {
  /** The id of a cell, or of a page of a file: at most 64 signs. */
  readonly anchor: string;
  /** The uid of who draws. */
  readonly author: string;
  readonly strokes: readonly Stroke[];
  /** Now (ms). */
  readonly at: number;
  /** What a plot shows, for ink on a plot. */
  readonly frame?: PlotFrame | null;
  /** The number of the first stroke, where its points were sent live. */
  readonly number?: number | undefined;
};

/** All strokes that are shown, in the order in which they lie on each other. What cannot be read is left out. */
export function readInk(doc: Y.Doc): readonly InkItem[] {
  const items = readItems(doc);
  const shown = new Set(Array.from(groupByRoot(items).values(), chooseShown).flat());
  return items.filter((item) => item !== null && shown.delete(item)) as readonly InkItem[];
}

/** Adds strokes as one step. A line that is too long for one item becomes several. */
export function addStrokes(doc: Y.Doc, { anchor, author, strokes, at, frame, number }: NewInk): void {
  const authorKey = authorKeyOf(author);
  const items = strokes.flatMap(splitLong).map((stroke, index) =>
    packInk({
      ...{ anchor, authorKey, at, stroke, frame: frame ?? null, edit: null },
      number: index === 0 && number !== undefined ? number : nextStrokeNumber(),
    }),
  );
  if (items.length === 0) return;
  doc.transact(() => {
    if (author !== '' && !peopleOf(doc).has(authorKey)) peopleOf(doc).set(authorKey, author);
    inkList(doc).push(items);
  }, ownInk);
}

/** Deletes strokes as one step. One that is gone already is no failure. */
export function eraseInk(doc: Y.Doc, erased: readonly InkItem[]): void {
  const keys = new Set(erased.map(({ key }) => key));
  const roots = new Set(erased.map(({ root }) => root));
  const items = readItems(doc);
  const shown = new Set(shownOf(items, roots).map(({ key }) => key));
  doc.transact(() => {
    // What is not shown would come up when the rest is gone.
    deleteWhere(doc, items, ({ root, key }) => roots.has(root) && (keys.has(key) || !shown.has(key)));
  }, ownInk);
}

/** Strokes in place of another one, drawn in its frame; none where it only goes. */
export type InkChange = { readonly item: InkItem; readonly strokes: readonly Stroke[] };

/**
 * Puts other strokes in the place of some, as one step. They keep author, time and order. A stroke that somebody else
 * has erased or changed meanwhile stays as they left it.
 */
export function replaceInk(doc: Y.Doc, changes: readonly InkChange[]): void {
  const changeOf = new Map(changes.map((change) => [change.item.key, change]));
  const items = readItems(doc);
  const roots = new Set(changes.map(({ item }) => item.root));
  const shown = shownOf(items, roots).filter(({ key }) => changeOf.has(key));
  const changed = new Set(shown.map(({ root }) => root));
  const next = repack(shownOf(items, changed), changeOf);
  const places = new Map<string, number>();
  items.forEach((item, at) => {
    if (item && changed.has(item.root) && !places.has(item.root)) places.set(item.root, at);
  });
  doc.transact(() => {
    const list = inkList(doc);
    for (let at = items.length - 1; at >= 0; at -= 1) {
      const root = items[at]?.root;
      if (root === undefined || !changed.has(root)) continue;
      list.delete(at, 1);
      const bytes = next.get(root);
      if (places.get(root) === at && bytes) list.insert(at, bytes);
    }
  }, ownInk);
}

/** New items for strokes of which a piece changes. The pieces that stay are written again with it. */
function repack(
  shown: readonly InkItem[],
  changeOf: ReadonlyMap<string, InkChange>,
): Map<string, Uint8Array[]> {
  const [tag = 1] = crypto.getRandomValues(new Uint32Array(1));
  const next = new Map<string, Uint8Array[]>();
  for (const item of shown) {
    const list = next.get(item.root) ?? [];
    const change = changeOf.get(item.key) ?? { item, strokes: [item.stroke] };
    const { frame } = change.item;
    for (const stroke of change.strokes.flatMap(splitLong)) {
      list.push(packInk({ ...item, frame, stroke, edit: { tag, piece: list.length } }));
    }
    next.set(item.root, list);
  }
  return next;
}

/** The list, with null for what cannot be read: places stay what they are. */
const readItems = (doc: Y.Doc): (InkItem | null)[] =>
  inkList(doc)
    .toArray()
    .map((value) => toItem(value, peopleOf(doc)));

function groupByRoot(items: readonly (InkItem | null)[]): Map<string, InkItem[]> {
  const groups = new Map<string, InkItem[]>();
  for (const item of items) {
    if (item === null) continue;
    const group = groups.get(item.root);
    if (group) group.push(item);
    else groups.set(item.root, [item]);
  }
  return groups;
}

/** What is shown of some strokes. */
const shownOf = (items: readonly (InkItem | null)[], roots: ReadonlySet<string>): InkItem[] =>
  Array.from(
    groupByRoot(items.filter((item) => item !== null && roots.has(item.root))).values(),
    chooseShown,
  ).flat();

/** Deletes from the end, whole runs at once: many single items would take long. */
function deleteWhere(
  doc: Y.Doc,
  items: readonly (InkItem | null)[],
  isGone: (item: InkItem) => boolean,
): void {
  const list = inkList(doc);
  let run = 0;
  for (let at = items.length - 1; at >= -1; at -= 1) {
    const item = items[at];
    if (item && isGone(item)) run += 1;
    else {
      if (run > 0) list.delete(at + 1, run);
      run = 0;
    }
  }
}
