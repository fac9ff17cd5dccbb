'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReadableStore } from '@/lib/documents/client/open-document';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { openSheet, type OpenSheet } from './open-sheet';

/** Opens a worksheet while the component is there. Null before that, and where no place is given. */
export function useSheet(place: DocumentPlace | null): OpenSheet | null {
  const [opened, setOpened] = useState<{ key: string; sheet: OpenSheet } | null>(null);
  const key = place === null ? null : JSON.stringify(place);

  useEffect(() => {
    if (key === null) return undefined;
    const sheet = openSheet(JSON.parse(key) as DocumentPlace);
    // oxlint-disable-next-line react/set-state-in-effect -- a document is opened and closed with the effect
    setOpened({ key, sheet });
    return () => sheet.close();
  }, [key]);

  return opened !== null && opened.key === key ? opened.sheet : null;
}

/** Follows a store of an open sheet. */
export const useReadable = <Value>({ read, subscribe }: ReadableStore<Value>): Value =>
  useSyncExternalStore(subscribe, read, read);
