import type { Box } from '../../box';
import { drawStroke } from '../../draw-stroke';
import type { InkItem } from '../../ink-item';
import { inView } from '../../view';
import type { InkCanvas, PadView } from './ink-canvas';

export type ColourOfItem = (item: InkItem) => string;

/** Draws those strokes that are in view, highlighters under the others. */
export function paintInk(
  { context }: InkCanvas,
  items: readonly InkItem[],
  view: PadView,
  colourOf: ColourOfItem,
): void {
  const seen: Box = { left: 0, top: view.top, right: view.width, bottom: view.top + view.height };
  for (const item of inView(items, seen)) drawStroke(context, item.stroke, colourOf(item));
}

/** The strokes that came on top of those before; null where others went or came between. */
export function addedOnTop(before: readonly InkItem[], after: readonly InkItem[]): readonly InkItem[] | null {
  if (after.length < before.length) return null;
  const isSame = before.every((item, at) => item === after[at]);
  const added = after.slice(before.length);
  return isSame && added.every(({ stroke }) => stroke.tool === 'pen') ? added : null;
}
