import type { SheetWays } from '@/components/chat/quotes/sheet-ways';

/** A chat whose room has no sheets. */
export const noSheets: SheetWays = { nameOf: () => null, hrefOf: () => '' };
