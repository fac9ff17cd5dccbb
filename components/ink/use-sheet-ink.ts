'use client';

import { useMemo } from 'react';
import type { SheetInk } from '@/components/ink/ink-desk';
import { openDocument, type OpenDocument } from '@/lib/documents/client/open-document';
import { inkPlaceOf, type DocumentPlace } from '@/lib/documents/document-place';
import type { InkChannel } from '@/lib/ink/live/ink-channel';

type SheetInkInput = Omit<SheetInk, 'open' | 'docId' | 'call'> & {
  /** The sheet's; the same object as long as it is the same sheet. */
  place: DocumentPlace;
  /** How its document is opened, where it is not to be kept on this device. */
  openBy?: (place: DocumentPlace) => OpenDocument;
  /** That of a call, for a document that all its people see; the same object each time. */
  channel?: InkChannel | null | undefined;
};

/** The ink beside a sheet. */
export function useSheetInk(input: SheetInkInput): SheetInk {
  const { place, openBy = openDocument, channel = null, mayDraw, denied } = input;
  const open = useMemo(() => () => openBy(inkPlaceOf(place)), [openBy, place]);
  const docId = inkPlaceOf(place).id;
  const call = useMemo(() => channel && { channel, doc: docId }, [channel, docId]);
  return { open, docId, call, mayDraw, denied };
}
