'use client';

import { createContext, use, type ReactNode } from 'react';
import type { SheetWays } from '@/components/worksheet/commands/cell-ways';
import type { SheetFollow, SheetSpot } from '@/components/worksheet/follow/sheet-follow';
import type { SheetPoint } from '@/components/worksheet/follow/use-point';
import type { SheetDesk } from '@/components/worksheet/sheet-desk';
import type { SheetNow } from '@/components/worksheet/use-tell-now';
import { personColour, type PersonColour } from '@/lib/core/person-hue';
import type { CursorChannel } from '@/lib/worksheet/client/use-cursors';

export type SheetPeople = {
  /** Null for a person who is not in the call. */
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
};

/** Why a person only reads, and how they ask for more; no reason where they write. */
export type SheetDenied = { reason: string | undefined; way: ReactNode };

export const mayWrite: SheetDenied = { reason: undefined, way: null };

/** Who and what is around a sheet: a call gives all of it, a room its people, and a sheet alone has nothing. */
export type SheetCompany = {
  people: SheetPeople;
  /** Where cursors travel; null outside a call. */
  cursors: CursorChannel | null;
  /** Leading and following; null outside a call. */
  follow: SheetFollow | null;
  /** What can be done with a cell beyond the sheet. */
  ways: SheetWays | null;
  /** Where to go once. */
  point: SheetPoint | null;
  /** Hears how to ask where the person is; the same function each time. */
  onSpot: ((read: (() => SheetSpot) | null) => void) | null;
  /** Hears when cells can be added from beside the sheet; the same function each time. */
  onDesk: ((desk: SheetDesk | null) => void) | null;
  /** Hears each change of the sheet and its results; the same function each time. */
  onNow?: ((now: SheetNow) => void) | undefined;
};

/** The company of a sheet that only this person sees. */
export const noCompany: SheetCompany = {
  people: { nameOf: () => null, colourOf: (uid) => personColour(uid) },
  cursors: null,
  follow: null,
  ways: null,
  point: null,
  onSpot: null,
  onDesk: null,
};

/** Around a sheet. Its cells never read it: `follow` changes often, and would draw all of them. */
export const SheetCompanyContext = createContext(noCompany);

export const useSheetCompany = (): SheetCompany => use(SheetCompanyContext);
