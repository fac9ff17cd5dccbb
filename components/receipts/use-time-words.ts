'use client';

import { useTranslations } from 'next-intl';
import { lengthWords } from '@/components/rooms/settings/length-words';
import { formatDate } from '@/lib/core/dates';
import { firstName } from '@/lib/core/first-name';

/** As many names as a line takes. */
const mostNames = 4;

/** How a session's times and people are said, by the reader's own clock. */
export function useTimeWords() {
  const t = useTranslations('receipts');
  return {
    clock: (at: number): string => formatDate(at, 'clock'),
    length: (ms: number): string => {
      const { key, values } = lengthWords({ startedAt: 0, endedAt: ms });
      return t(`length.${key}`, values);
    },
    names: (all: readonly string[]): string => {
      const few = all.slice(0, all.length > mostNames + 1 ? mostNames : all.length).map(firstName);
      const more = all.length - few.length;
      const said = more > 0 ? [...few, t('moreNames', { count: more })] : few;
      return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(said);
    },
  };
}
