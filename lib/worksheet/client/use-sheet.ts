'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';
import { openSheet, type OpenSheet } from './open-sheet';

/** Opens a worksheet while the component is there; null before that. Another `open` opens another sheet. */
export function useSheet(open: () => OpenDocument): OpenSheet | null {
  const [opened, setOpened] = useState<{ open: typeof open; sheet: OpenSheet } | null>(null);

  useEffect(() => {
    const sheet = openSheet(open());
    // oxlint-disable-next-line react/set-state-in-effect -- a document is opened and closed with the effect
    setOpened({ open, sheet });
    return () => sheet.close();
  }, [open]);

  return opened !== null && opened.open === open ? opened.sheet : null;
}

/** Follows a store of an open sheet. */
export const useReadable = <Value>({ read, subscribe }: ReadableStore<Value>): Value =>
  useSyncExternalStore(subscribe, read, read);
