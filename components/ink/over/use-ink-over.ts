'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useInkDesk, type InkDesk } from '@/components/ink/ink-desk';
import { useLettingGo } from '@/components/ink/use-letting-go';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { InkItem } from '@/lib/ink/ink-item';

/** The ink over something that is more than a page to draw on: a picture, or a plot. */
export type InkOver = {
  desk: InkDesk;
  anchor: string;
  /** Null until it is here. */
  ink: OpenInk | null;
  items: readonly InkItem[];
  /** The tools are out for it, and for nothing else on the page. */
  isDrawing: boolean;
  /** Takes the tools out, and puts them away. */
  toggle: () => void;
};

/** What is drawn over is so wide (page units), in whatever size it is shown. */
export const overWidth = 1000;

const nothing: readonly InkItem[] = [];
const closed = { subscribe: () => () => undefined, read: () => null };
const empty = { ...closed, read: () => nothing };

/** The ink over the cell with this id; null where the sheet has no ink. */
export function useInkOver(anchor: string): InkOver | null {
  const desk = useInkDesk();
  const { shelf, active } = desk ?? {};
  useEffect(() => shelf?.start(), [shelf]);
  const opened = shelf?.ink ?? closed;
  const ink = useSyncExternalStore(opened.subscribe, opened.read, opened.read);
  const store = useMemo(() => ink?.itemsOf(anchor) ?? empty, [ink, anchor]);
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  const chosen = active ?? closed;
  const isChosen = useSyncExternalStore(chosen.subscribe, chosen.read, chosen.read) === anchor;
  useLettingGo(active, anchor);
  if (desk === null) return null;
  return {
    ...{ desk, anchor, ink, items },
    isDrawing: isChosen && desk.mayDraw,
    toggle: () => desk.active.set(isChosen ? null : anchor),
  };
}
