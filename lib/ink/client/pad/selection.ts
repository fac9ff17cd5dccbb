import { createStore } from '@/lib/core/client/create-store';
import { boxAround, type Box } from '../../box';
import type { InkChange } from '../../ink-document';
import type { InkItem } from '../../ink-item';
import type { SurfaceInk } from './surface-ink';

/** Strokes of one surface, by their keys. */
export type InkSelection = { readonly anchor: string; readonly keys: ReadonlySet<string> };

/** What is selected on this page; null for nothing. */
export const inkSelection = createStore<InkSelection | null>(null);

export const selectInk = (anchor: string, items: readonly Pick<InkItem, 'key'>[]): void =>
  inkSelection.set(items.length === 0 ? null : { anchor, keys: new Set(items.map(({ key }) => key)) });

/** The selected strokes of a surface. What somebody else has erased is selected no more. */
export const selectedOf = (
  selection: InkSelection | null,
  anchor: string,
  items: readonly InkItem[],
): readonly InkItem[] =>
  selection === null || selection.anchor !== anchor ? [] : items.filter(({ key }) => selection.keys.has(key));

export const boxOfItems = (items: readonly InkItem[]): Box | null => boxAround(items.map(({ box }) => box));

/** Changes what is selected, as one step. It stays selected, under its new keys. */
export function changeSelected(
  { anchor, items, replace }: Pick<SurfaceInk, 'anchor' | 'items' | 'replace'>,
  change: (items: readonly InkItem[]) => InkChange[],
): void {
  const before = items.read();
  const chosen = selectedOf(inkSelection.read(), anchor, before);
  if (chosen.length === 0) return;
  replace(change(chosen));
  selectInk(anchor, sameAfter(before, items.read(), new Set(chosen.map(({ key }) => key))));
}

/** The strokes that came in the place of some, where each was changed into one. */
function sameAfter(
  before: readonly InkItem[],
  after: readonly InkItem[],
  keys: ReadonlySet<string>,
): InkItem[] {
  const [old, now] = [groupByRoot(before), groupByRoot(after)];
  return Array.from(old).flatMap(([root, pieces]) => {
    const next = now.get(root) ?? [];
    return pieces.flatMap(({ key }, at) => (keys.has(key) ? (next[at] ?? []) : []));
  });
}

function groupByRoot(items: readonly InkItem[]): Map<string, InkItem[]> {
  const groups = new Map<string, InkItem[]>();
  for (const item of items) groups.set(item.root, [...(groups.get(item.root) ?? []), item]);
  return groups;
}
