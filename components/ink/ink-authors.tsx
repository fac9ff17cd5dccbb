'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { InkPeople } from '@/components/ink/ink-desk';
import { PersonName } from '@/components/ui/people/person-name';
import { firstName } from '@/lib/core/first-name';
import type { InkItem } from '@/lib/ink/ink-item';

/** As many names as there is room for. */
const mostNames = 4;

type InkAuthorsProps = { items: readonly InkItem[]; people: InkPeople };

/** Who drew, in the order in which they began. */
export function InkAuthors({ items, people }: InkAuthorsProps) {
  const t = useTranslations('ink.paper');
  const authors = useMemo(() => [...new Set(items.map(({ author }) => author))].slice(0, mostNames), [items]);
  const known = authors.flatMap((uid) => {
    const name = people.nameOf(uid);
    return name === null ? [] : [{ uid, name }];
  });
  if (known.length === 0) return null;
  return (
    <span
      role="group"
      aria-label={t('by', { names: known.map(({ name }) => name).join(', ') })}
      className="contents"
    >
      {known.map(({ uid, name }) => (
        <PersonName key={uid} {...people.colourOf(uid)} name={firstName(name)} className="text-ink-2" />
      ))}
    </span>
  );
}
