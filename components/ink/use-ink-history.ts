'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useInkDesk } from '@/components/ink/ink-desk';
import type { DocumentHistory } from '@/lib/documents/client/read-history';
import { useHistory } from '@/lib/worksheet/client/use-history';

type InkHistory = {
  /** Null for a sheet without ink, and while it is read. */
  history: DocumentHistory | null;
  isReading: boolean;
  failure: unknown;
};

const noStore = { read: () => null, subscribe: () => () => undefined };

/** The history of the ink on this sheet. */
export function useInkHistory(): InkHistory {
  const desk = useInkDesk();
  const { read, subscribe } = desk?.shelf.ink ?? noStore;
  const ink = useSyncExternalStore(subscribe, read, read);
  useEffect(() => desk?.shelf.start(), [desk]);
  const { history, failure } = useHistory(ink?.readHistory ?? null);
  const hasOne = desk !== null && ink?.readHistory !== null;
  return { history, isReading: hasOne && history === null && failure === null, failure };
}
