'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore } from 'react';
import type { InkPeople } from '@/components/ink/ink-desk';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { InkItem } from '@/lib/ink/ink-item';

type DrawingWords = {
  /** What somebody wrote about it; empty where nobody did. */
  text: string;
  /** The same with the number of strokes and the names, for those who do not see it. */
  described: string;
};

/** What a drawing says in words. */
export function useDrawingWords(
  ink: OpenInk,
  anchor: string,
  items: readonly InkItem[],
  people: InkPeople,
): DrawingWords {
  const t = useTranslations('ink.describe');
  const store = useMemo(() => ink.wordsOf(anchor), [ink, anchor]);
  const text = useSyncExternalStore(store.subscribe, store.read, store.read);
  const authors = useMemo(() => [...new Set(items.map(({ author }) => author))], [items]);
  const names = authors.flatMap((uid) => people.nameOf(uid) ?? []);
  const count = items.length;
  const amount =
    names.length === 0 ? t('amount', { count }) : t('amountBy', { count, names: names.join(', ') });
  return { text, described: text === '' ? amount : `${text} ${amount}` };
}
