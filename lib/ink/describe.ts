import { meets, type Box } from './box';
import type { InkItem } from './ink-item';
import { kindOfStroke, type StrokeKind } from './shapes/kind-of-stroke';

/** A line of the list of shapes: one shape, or strokes that one person wrote together. */
export type InkRow = {
  /** Its name while the row grows, and through each change of its strokes. */
  readonly key: string;
  readonly kind: StrokeKind | 'writing';
  readonly author: string;
  /** When it was begun (ms). */
  readonly at: number;
  readonly items: readonly InkItem[];
};

/** Strokes of one person that follow within this time belong together (ms), and lie so near (units). */
const pause = 8000;
const reach = 60;

/** What is drawn on a surface, as rows for those who read it instead of seeing it. */
export function listInk(items: readonly InkItem[]): InkRow[] {
  const rows: InkRow[] = [];
  for (const item of items) {
    const kind = kindOfStroke(item.stroke);
    const last = rows.at(-1);
    if (last && isWritten(kind) && isWritten(last.kind) && follows(last, item)) {
      rows[rows.length - 1] = { ...last, kind: 'writing', items: [...last.items, item] };
    } else rows.push({ key: rowKey(item), kind, author: item.author, at: item.at, items: [item] });
  }
  return rows;
}

/** An edit gives a stroke another key; it stays the same piece of the same stroke. */
const rowKey = ({ root, edit }: InkItem): string => `${root}.${edit?.piece ?? 0}`;

/** Letters have straight strokes and dots, too. */
const isWritten = (kind: InkRow['kind']): boolean =>
  kind === 'stroke' || kind === 'dot' || kind === 'writing';

function follows({ author, items }: InkRow, item: InkItem): boolean {
  const before = items.at(-1);
  if (!before || author !== item.author || item.at - before.at > pause) return false;
  return meets(widen(before.box), item.box);
}

const widen = ({ left, top, right, bottom }: Box): Box => ({
  ...{ left: left - reach, top: top - reach },
  ...{ right: right + reach, bottom: bottom + reach },
});
