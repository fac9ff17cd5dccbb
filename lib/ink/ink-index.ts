import type * as Y from 'yjs';
import { newestOf } from './choose-shown';
import { inkList, peopleOf, toItem, type InkItem } from './ink-item';

/** What a document shows, all together and by anchor. A list that has not changed is the same as before. */
export type InkSnapshot = {
  readonly items: readonly InkItem[];
  readonly byAnchor: ReadonlyMap<string, readonly InkItem[]>;
  /** What came with the last change. */
  readonly added: readonly InkItem[];
};

const nothing: InkSnapshot = { items: [], byAnchor: new Map(), added: [] };

/** Of those that have a twin only the first in the list is shown. */
type Entry = { readonly item: InkItem; isShown: boolean; hasTwin: boolean };
type Entries = (Entry | null)[];

/**
 * Follows what a document shows. A change costs what it brings, and no whole reading.
 *
 * @returns what it shows now, and the way to stop
 */
export function followInk(
  doc: Y.Doc,
  onChange: (snapshot: InkSnapshot) => void,
): { first: InkSnapshot; stop: () => void } {
  const [list, people] = [inkList(doc), peopleOf(doc)];
  let entries: Entries = [];
  let groups = new Map<string, Set<Entry>>();
  let snapshot = nothing;

  const toEntries = (values: readonly unknown[]): Entries =>
    values.map((value) => {
      const item = toItem(value, people);
      return item && { item, isShown: true, hasTwin: false };
    });
  const begin = (next: Entries) => {
    entries = next;
    groups = new Map();
    snapshot = renew(nothing, entries, regroup(groups, [], entries));
  };
  const take = ({ delta }: Y.YArrayEvent<unknown>) => {
    const { gone, come, after } = splice(entries, delta, toEntries);
    entries = after;
    const added = come.flatMap((entry) => entry?.item ?? []);
    const anchors = regroup(groups, gone, come);
    const isOnTop = delta.length <= 2 && gone.length === 0 && entries.at(-1) === come.at(-1);
    const areNew = added.every(({ root }) => groups.get(root)?.size === 1);
    const next = isOnTop && areNew ? putOnTop(snapshot, added) : renew(snapshot, entries, anchors);
    snapshot = { ...next, added };
    onChange(snapshot);
  };
  const nameAuthors = () => {
    if (!entries.some((entry) => entry?.item.author === '')) return;
    // Of the same transaction, the change of the list may still come: only what is known is named.
    begin(toEntries(entries.map((entry) => entry?.item.bytes)));
    onChange(snapshot);
  };
  begin(toEntries(list.toArray()));
  list.observe(take);
  people.observe(nameAuthors);
  return {
    first: snapshot,
    stop: () => {
      list.unobserve(take);
      people.unobserve(nameAuthors);
    },
  };
}

/** The entries after a change of the list, with those that it took and brought. */
function splice(
  before: Entries,
  delta: Y.YArrayEvent<unknown>['delta'],
  toEntries: (values: readonly unknown[]) => Entries,
): { gone: Entries; come: Entries; after: Entries } {
  const [gone, come, parts]: [Entries, Entries, Entries[]] = [[], [], []];
  let at = 0;
  for (const { retain = 0, delete: deleted = 0, insert } of delta) {
    parts.push(before.slice(at, at + retain));
    for (const entry of before.slice(at + retain, at + retain + deleted)) gone.push(entry);
    at += retain + deleted;
    if (!Array.isArray(insert)) continue;
    const entries = toEntries(insert);
    for (const entry of entries) come.push(entry);
    parts.push(entries);
  }
  return { gone, come, after: [...parts, before.slice(at)].flat() };
}

/** Puts entries out of their groups and into them, and marks what is shown. Returns the anchors concerned. */
function regroup(groups: Map<string, Set<Entry>>, gone: Entries, come: Entries): Set<string> {
  const [anchors, roots] = [new Set<string>(), new Set<string>()];
  for (const entry of gone) if (entry) groups.get(entry.item.root)?.delete(entry);
  for (const entry of come) {
    if (!entry) continue;
    const group = groups.get(entry.item.root);
    if (group) group.add(entry);
    else groups.set(entry.item.root, new Set([entry]));
  }
  for (const entry of [gone, come].flat()) {
    if (!entry) continue;
    anchors.add(entry.item.anchor);
    roots.add(entry.item.root);
  }
  for (const root of roots) {
    const group = Array.from(groups.get(root) ?? []);
    if (group.length === 0) groups.delete(root);
    markShown(group);
  }
  return anchors;
}

/** The usual change: somebody drew. */
function putOnTop({ items, byAnchor }: InkSnapshot, added: readonly InkItem[]): Omit<InkSnapshot, 'added'> {
  const lists = new Map(byAnchor);
  for (const item of added) lists.set(item.anchor, [...(lists.get(item.anchor) ?? []), item]);
  return { items: [...items, ...added], byAnchor: lists };
}

/** Says which items of one stroke are shown. */
function markShown(group: readonly Entry[]): void {
  const newest = newestOf(group.map(({ item }) => item));
  const hasTwins = new Set(newest.map(({ key }) => key)).size < newest.length;
  const shown = new Set(newest);
  for (const entry of group) {
    entry.isShown = shown.has(entry.item);
    entry.hasTwin = hasTwins;
  }
}

/** Collects what is shown: all of it, and the lists of these anchors. */
function renew(before: InkSnapshot, entries: Entries, anchors: ReadonlySet<string>): InkSnapshot {
  const items: InkItem[] = [];
  const lists = new Map<string, InkItem[]>();
  for (const anchor of anchors) lists.set(anchor, []);
  const known = new Set<string>();
  for (const entry of entries) {
    if (!entry?.isShown || (entry.hasTwin && known.has(entry.item.key))) continue;
    if (entry.hasTwin) known.add(entry.item.key);
    items.push(entry.item);
    lists.get(entry.item.anchor)?.push(entry.item);
  }
  const byAnchor = new Map<string, readonly InkItem[]>(before.byAnchor);
  for (const [anchor, list] of lists) {
    if (list.length > 0) byAnchor.set(anchor, list);
    else byAnchor.delete(anchor);
  }
  return { items, byAnchor, added: [] };
}
