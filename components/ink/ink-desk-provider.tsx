'use client';

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { InkDeskContext, type InkDesk, type InkPeople, type SheetInk } from '@/components/ink/ink-desk';
import { createStore } from '@/lib/core/client/create-store';
import { createInkShelf } from '@/lib/ink/client/pad/ink-shelf';

type InkDeskProviderProps = { ink: SheetInk | null; people: InkPeople; children: ReactNode };

type Opened = Pick<InkDesk, 'shelf' | 'active'> & Pick<SheetInk, 'open'>;

const nothing: SheetInk['denied'] = { reason: undefined, way: null };

/** Gives the surfaces of a sheet their ink, from the first that is in view until the sheet goes. */
export function InkDeskProvider({ ink, people, children }: InkDeskProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { open, call = null } = ink ?? {};
  useEffect(() => {
    if (open === undefined) return undefined;
    const shelf = createInkShelf(open, call);
    // oxlint-disable-next-line react/set-state-in-effect -- a document is opened and closed with the effect
    setOpened({ open, shelf, active: createStore<string | null>(null) });
    return shelf.close;
  }, [open, call]);
  const { docId = '', mayDraw = false, denied: { reason, way } = nothing } = ink ?? {};
  // What was refused while the right to draw was gone goes out as soon as it is back.
  useEffect(() => {
    if (mayDraw) opened?.shelf.ink.read()?.tryAgain?.();
  }, [mayDraw, opened]);
  const desk = useMemo(
    () =>
      opened === null || opened.open !== open
        ? null
        : { ...opened, docId, mayDraw, denied: { reason, way }, people },
    [opened, open, docId, mayDraw, reason, way, people],
  );
  return <InkDeskContext value={desk}>{children}</InkDeskContext>;
}
