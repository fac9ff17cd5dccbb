'use client';

import { useEffect, useState } from 'react';
import { SelectionTools } from '@/components/ink/layers/selection-tools';
import { useDrag } from '@/components/ink/layers/use-drag';
import type { OnFull } from '@/components/ink/use-surface-keys';
import type { InkPeople } from '@/components/ink/ink-desk';
import { moveInk, scaleInk } from '@/lib/ink/edit/transform';
import { boxOf } from '@/lib/ink/box';
import { distance, type Place } from '@/lib/ink/geometry';
import type { InkChange } from '@/lib/ink/ink-document';
import type { InkItem } from '@/lib/ink/ink-item';
import type { Pad } from '@/lib/ink/client/pad/create-pad';
import { boxOfItems, changeSelected } from '@/lib/ink/client/pad/selection';
import type { SurfaceInk } from '@/lib/ink/client/pad/surface-ink';

type SelectionLayerProps = {
  ink: SurfaceInk;
  items: readonly InkItem[];
  size: { width: number; height: number };
  people: InkPeople;
  preview: Pad['preview'];
  onFull: OnFull;
};

type Change = (items: readonly InkItem[]) => InkChange[];
const margin = 6;

/** The frame around what is selected: it moves and scales, and has the tools for it. */
export function SelectionLayer({ ink, items, size, people, preview, onFull }: SelectionLayerProps) {
  const [change, setChange] = useState<Change | null>(null);
  // Somebody may take away what is dragged, or the right to.
  useEffect(() => () => preview(null, []), [preview]);
  const shown = change === null ? items : change(items).map(toShown);
  const box = boxOfItems(shown);
  const [left, top] = [(box?.left ?? 0) - margin, (box?.top ?? 0) - margin];
  const [width, height] = [(box?.right ?? 0) + margin - left, (box?.bottom ?? 0) + margin - top];
  const show = (next: Change) => {
    setChange(() => next);
    preview(new Set(items.map(({ key }) => key)), next(items).map(toShown));
  };
  const keep = (next: Change) => {
    preview(null, []);
    setChange(null);
    changeSelected(ink, next);
  };
  const move = useDrag(size.width, {
    onMove: (from, to) => show(moveBy(from, to)),
    onEnd: (from, to) => keep(moveBy(from, to)),
  });
  const about = boxOfItems(items);
  const corner = { x: about?.left ?? 0, y: about?.top ?? 0 };
  const scale = useDrag(size.width, {
    onMove: (from, to) => show(scaleBy(corner, from, to)),
    onEnd: (from, to) => keep(scaleBy(corner, from, to)),
  });
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
        className="pointer-events-none absolute inset-0 size-full text-orchid"
      >
        <rect
          {...move}
          data-ink-layer=""
          x={left}
          y={top}
          width={width}
          height={height}
          className="pointer-events-auto cursor-move touch-none fill-orchid/5 stroke-current"
          strokeDasharray="5 4"
          rx={4}
        />
      </svg>
      <span
        {...scale}
        aria-hidden="true"
        data-ink-layer=""
        className="absolute! size-3.5 -translate-1/2 cursor-nwse-resize touch-none rounded-4 border-2 border-orchid bg-(--paper) target after:absolute after:-inset-1.5"
        style={{
          left: `${String((100 * (left + width)) / size.width)}%`,
          top: `${String((100 * (top + height)) / size.height)}%`,
        }}
      />
      {change === null ? (
        <SelectionTools
          {...{ ink, people, onFull }}
          at={{ x: left / size.width, y: (top + height) / size.height }}
        />
      ) : null}
    </>
  );
}

const moveBy =
  (from: Place, to: Place): Change =>
  (items) =>
    moveInk(items, { x: to.x - from.x, y: to.y - from.y });

/** The corner that is dragged follows; the one across stays. */
const scaleBy =
  (corner: Place, from: Place, to: Place): Change =>
  (items) =>
    scaleInk(items, corner, Math.max(0.1, distance(corner, to) / Math.max(1, distance(corner, from))));

const toShown = ({ item, strokes: [stroke = item.stroke] }: InkChange): InkItem => ({
  ...item,
  stroke,
  box: boxOf(stroke),
});
