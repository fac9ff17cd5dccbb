import { meets, type Box } from './box';
import type { InkItem } from './ink-item';

/** What is painted in a part of a surface, in this order: highlighters lie under the ink. */
export function inView(items: readonly InkItem[], view: Box): InkItem[] {
  const [under, over]: [InkItem[], InkItem[]] = [[], []];
  for (const item of items) {
    if (!meets(item.box, view)) continue;
    (item.stroke.tool === 'highlighter' ? under : over).push(item);
  }
  return [...under, ...over];
}
