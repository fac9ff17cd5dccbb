'use client';

import { useMemo } from 'react';
import type { SheetInk } from '@/components/ink/ink-desk';
import { openDocument, type OpenDocument } from '@/lib/documents/client/open-document';
import { inkPlaceOf, type DocumentPlace } from '@/lib/documents/document-place';

type SheetInkInput = Omit<SheetInk, 'open'> & {
  /** The sheet's; the same object as long as it is the same sheet. */
  place: DocumentPlace;
  /** How its document is opened, where it is not to be kept on this device. */
  openBy?: (place: DocumentPlace) => OpenDocument;
};

/** The ink beside a sheet. */
export function useSheetInk({ place, openBy = openDocument, mayDraw, denied }: SheetInkInput): SheetInk {
  const open = useMemo(() => () => openBy(inkPlaceOf(place)), [openBy, place]);
  return { open, mayDraw, denied };
}
