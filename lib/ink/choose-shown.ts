import type { InkItem } from './ink-item';

/**
 * Those of one stroke's items that are shown. Two people may change the same stroke at once, and two may bring it back
 * at once. Then the document has it twice: one edit is shown, the same one on every page, and each of its pieces once.
 */
export function chooseShown(group: readonly InkItem[]): InkItem[] {
  const newest = Math.max(...group.map(tagOf));
  const known = new Set<string>();
  return group.filter((item) => {
    if (tagOf(item) !== newest || known.has(item.key)) return false;
    known.add(item.key);
    return true;
  });
}

/** A stroke that nobody has changed yields to one that somebody has. */
const tagOf = ({ edit }: InkItem): number => edit?.tag ?? -1;
