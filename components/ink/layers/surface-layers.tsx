'use client';

import { useSyncExternalStore } from 'react';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import type { InkDesk } from '@/components/ink/ink-desk';
import { AidLayer } from '@/components/ink/layers/aid-layer';
import { SelectionLayer } from '@/components/ink/layers/selection-layer';
import type { OnFull } from '@/components/ink/use-surface-keys';
import type { Pad } from '@/lib/ink/client/pad/create-pad';
import { inkSelection, selectedOf } from '@/lib/ink/client/pad/selection';
import type { SurfaceInk } from '@/lib/ink/client/pad/surface-ink';

type SurfaceLayersProps = {
  here: SurfaceInk;
  desk: InkDesk;
  preview: Pad['preview'];
  onFull: OnFull;
  /** In page units. */
  size: { width: number; height: number };
};

/** What lies over the strokes: the frame of what is selected, and a ruler. */
export function SurfaceLayers({ here, desk, preview, onFull, size }: SurfaceLayersProps) {
  const { active, people } = desk;
  const { aid } = useToolChoice();
  const selection = useSyncExternalStore(inkSelection.subscribe, inkSelection.read, inkSelection.read);
  const items = useSyncExternalStore(here.items.subscribe, here.items.read, here.items.read);
  const drawnOn = useSyncExternalStore(active.subscribe, active.read, active.read);
  const selected = selectedOf(selection, here.anchor, items);
  return (
    <>
      {aid !== null && drawnOn === here.anchor ? <AidLayer {...{ aid, size }} /> : null}
      {selected.length > 0 ? (
        <SelectionLayer ink={here} items={selected} {...{ size, people, preview, onFull }} />
      ) : null}
    </>
  );
}
