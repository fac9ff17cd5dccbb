import type { InkItem } from './ink-item';

/**
 * Those of one stroke's items that are shown, where they come in the order of the list. Two people may change the same
 * stroke at once, and two may bring it back at once. Then the document has it twice: one edit is shown, the same one on
 * every page, and each of its pieces once.
 */
export function chooseShown(group: readonly InkItem[]): InkItem[] {
  const known = new Set<string>();
  return newestOf(group).filter(({ key }) => {
    const isFirst = !known.has(key);
    known.add(key);
    return isFirst;
  });
}

/** The items of the edit that counts, in any order. Pieces that were brought back twice are all among them. */
export function newestOf(group: readonly InkItem[]): InkItem[] {
  const newest = Math.max(...group.map(tagOf));
  return group.filter((item) => tagOf(item) === newest);
}

/** A stroke that nobody has changed yields to one that somebody has. */
const tagOf = ({ edit }: InkItem): number => edit?.tag ?? -1;
