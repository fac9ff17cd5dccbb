import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { SheetPeople } from '@/components/worksheet/sheet-company';
import type { Beside } from '@/lib/class/beside';
import { firstName } from '@/lib/core/first-name';

/** Who looks at a learner's page now, in a sentence; null for nobody. */
export function useReaders(beside: Beside | undefined, people: SheetPeople): string | null {
  const t = useTranslations('worksheet.class.beside');
  const format = useFormatter();
  const uids = Object.keys(beside?.readers ?? {});
  if (uids.length === 0) return null;
  const names = uids.flatMap((uid) => {
    const name = people.nameOf(uid);
    return name === null ? [] : [firstName(name)];
  });
  // A person whose name this page does not know is still there.
  if (names.length < uids.length) return t('readBySomebody');
  return t('readBy', { count: names.length, names: format.list(names) });
}

/** Says that a note has come since the page was opened, for those who do not see it come; empty for none. */
export function useNewNote(beside: Beside | undefined, people: SheetPeople): string {
  const t = useTranslations('worksheet.class.beside');
  const newest = useMemo(() => Object.values(beside?.notes ?? {}).reduce<Note | null>(newer, null), [beside]);
  // What stands there when the page opens is no news.
  const [known, setKnown] = useState<number | null>(null);
  if (known === null && beside !== undefined) setKnown(newest?.at ?? 0);
  if (newest === null || known === null || newest.at <= known) return '';
  const name = firstName(people.nameOf(newest.by) ?? '');
  return t('newNote', { who: name === '' ? 'unknown' : 'named', name });
}

type Note = NonNullable<Beside['notes']>[string];

const newer = (one: Note | null, other: Note): Note => (one === null || other.at > one.at ? other : one);
