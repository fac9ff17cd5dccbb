'use client';

import { createContext, use, type ReactNode } from 'react';
import type { createStore } from '@/lib/core/client/create-store';
import type { PersonColour } from '@/lib/core/person-hue';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { InkCall } from '@/lib/ink/client/open-ink';
import type { InkShelf } from '@/lib/ink/client/pad/ink-shelf';

export type InkPeople = {
  /** Null for a person whom nobody knows here. */
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
};

/** The ink of a sheet, as the page around it gives it. */
export type SheetInk = {
  /** Opens its document; the same function as long as it is the same sheet. */
  open: () => OpenDocument;
  /** The id of the document, where a page has one of several. */
  docId?: string;
  /** Where points travel while they are drawn; none outside a call. */
  call?: InkCall | null;
  mayDraw: boolean;
  /** Why this person only looks, and how they ask. */
  denied: { reason: string | undefined; way: ReactNode };
};

/** What the surfaces of a sheet share. */
export type InkDesk = Omit<SheetInk, 'open' | 'docId' | 'call'> & {
  docId: string;
  people: InkPeople;
  shelf: InkShelf;
  /** The surface that is drawn on, by its anchor; null for none. */
  active: ReturnType<typeof createStore<string | null>>;
};

/** Null where a sheet has no ink. */
export const InkDeskContext = createContext<InkDesk | null>(null);

export const useInkDesk = (): InkDesk | null => use(InkDeskContext);
