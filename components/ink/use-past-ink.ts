'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useInkDesk, type InkDesk, type SheetInk } from '@/components/ink/ink-desk';
import { openCopy } from '@/lib/documents/client/open-copy';
import type { DocumentHistory } from '@/lib/documents/client/read-history';
import { momentAt } from '@/lib/documents/history/join-moments';
import type { differsFrom, restoreInk } from '@/lib/ink/restore-ink';

/** Ink as it was at a moment. */
type PastInk = {
  /** For the surfaces of the past sheet. */
  ink: SheetInk;
  /** It looks other than it does now. */
  differs: boolean;
  /** Makes the ink what it was; missing for a person who may not draw. */
  restore: (() => void) | undefined;
  denied: InkDesk['denied'];
};

type Read = {
  at: number;
  updates: Uint8Array[];
  restoreInk: typeof restoreInk;
  differsFrom: typeof differsFrom;
};

const noItems = { read: () => null, subscribe: () => () => undefined };

/** The ink of a sheet as it was at a time (ms); null until it is fetched, and for a sheet without ink. */
export function usePastInk(history: DocumentHistory | null, at: number): PastInk | null {
  const desk = useInkDesk();
  const [read, setRead] = useState<Read | null>(null);
  const live = desk?.shelf.ink.read() ?? null;
  const items = live?.items ?? noItems;
  const now = useSyncExternalStore<unknown>(items.subscribe, items.read, items.read);
  useEffect(() => {
    if (history === null) return undefined;
    let isGone = false;
    const moment = momentAt(history.moments, at);
    // Before its first state nobody had drawn.
    const past = moment === null ? Promise.resolve([]) : history.readAt(moment);
    Promise.all([past, import('@/lib/ink/restore-ink')]).then(
      ([updates, functions]) => isGone || setRead({ at, updates, ...functions }),
      () => isGone || setRead(null),
    );
    return () => {
      isGone = true;
    };
  }, [history, at]);
  const ink = useMemo(
    (): SheetInk | null =>
      read && {
        open: () => openCopy(read.updates),
        mayDraw: false,
        denied: { reason: undefined, way: null },
      },
    [read],
  );
  const past = useMemo(() => read && openCopy(read.updates).doc, [read]);
  const differs = useMemo(
    () => now !== null && live !== null && past !== null && read !== null && read.differsFrom(live.doc, past),
    [now, live, past, read],
  );
  if (desk === null || live === null || read?.at !== at || ink === null || past === null) return null;
  const restore = () => read.restoreInk(live.doc, past);
  return { ink, differs, denied: desk.denied, restore: desk.mayDraw ? restore : undefined };
}
