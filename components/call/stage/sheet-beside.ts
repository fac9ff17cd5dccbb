import type { SheetSpot } from '@/components/worksheet/follow/sheet-follow';
import type { SheetPoint } from '@/components/worksheet/follow/use-point';
import type { SheetDesk } from '@/components/worksheet/sheet-desk';
import { createStore } from '@/lib/core/client/create-store';

/** The sheet on the stage of this page's call, while somebody can write in it: here it meets the chat. */
export const sheetBeside = createStore<SheetDesk | null>(null);

/** Which sheet lay there last; null before the first. */
let last: string | null = null;
sheetBeside.subscribe(() => {
  last = sheetBeside.read()?.id ?? last;
});
export const lastSheetBeside = (): string | null => last;

/** Where this page is to go in the sheets of its call; the last point stays. */
export const sheetPoint = createStore<SheetPoint | null>(null);
/** Somebody wants to see the sheets of the call: each new value brings them to the stage. */
export const sheetWish = createStore<string | null>(null);
/** Says where the person is in the sheet on the stage; null while none lies there. */
export const sheetSpot = createStore<(() => SheetSpot) | null>(null);
