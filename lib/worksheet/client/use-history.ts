'use client';

import { useEffect, useState } from 'react';
import { openCopy } from '@/lib/documents/client/open-copy';
import type { DocumentHistory } from '@/lib/documents/client/read-history';
import type { Moment } from '@/lib/documents/history/moments';
import { openSheet, type OpenSheet } from './open-sheet';

type Read = { history: DocumentHistory | null; failure: unknown };
const unread: Read = { history: null, failure: null };

/** Reads the history of a document once; null until it is here, and for a document without one. */
export function useHistory(readHistory: (() => Promise<DocumentHistory>) | null): Read {
  const [read, setRead] = useState(unread);
  useEffect(() => {
    if (readHistory === null) return undefined;
    let isGone = false;
    readHistory().then(
      (history) => isGone || setRead({ history, failure: null }),
      (failure: unknown) => isGone || setRead({ history: null, failure }),
    );
    return () => {
      isGone = true;
    };
  }, [readHistory]);
  return read;
}

type Past = { moment: Moment; sheet: OpenSheet | null; failure: unknown };

/** Opens a sheet as it was at a moment; null while it is fetched. */
export function usePastSheet(history: DocumentHistory | null, moment: Moment | null) {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    if (history === null || moment === null) return undefined;
    let isGone = false;
    let opened: OpenSheet | null = null;
    history.readAt(moment).then(
      (updates) => {
        if (isGone) return;
        opened = openSheet(openCopy(updates));
        setPast({ moment, sheet: opened, failure: null });
      },
      (failure: unknown) => isGone || setPast({ moment, sheet: null, failure }),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [history, moment]);
  return past?.moment === moment ? past : null;
}
