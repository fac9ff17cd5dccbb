import { Ban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AdminTitle } from '@/components/admin/admin-title';
import { Avatar } from '@/components/ui/people/avatar';
import type { Person } from '@/lib/admin/schema';
import { formatUtcDay } from '@/lib/core/dates';
import { personHue } from '@/lib/core/person-hue';

type PersonHeaderProps = { person: Person; isYou: boolean };

/** Who it is, and since when and until when they were here. */
export function PersonHeader({ person, isYou }: PersonHeaderProps) {
  const t = useTranslations('admin');
  const { uid, name, email, importedEmail, kind, createdAt, seenAt, isDisabled } = person;
  const address =
    email ??
    (importedEmail === null
      ? t(`person.noEmail.${kind}`)
      : t('person.unconfirmed', { email: importedEmail }));
  return (
    <header>
      <div className="mt-4 flex items-center gap-4">
        <Avatar name={name} hue={personHue(uid)} size={64} />
        <div className="min-w-0">
          <AdminTitle>{name}</AdminTitle>
          <p className="wrap-anywhere text-ink-2">{address}</p>
        </div>
      </div>
      {isDisabled ? (
        <p className="mt-4 flex items-center gap-1.5 font-medium text-poppy">
          <Ban className="size-4 flex-none" />
          {t('person.access.isDisabled')}
        </p>
      ) : null}
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-3 text-14">
        {(
          [
            [
              'kind',
              isYou ? t('person.you', { kind: t(`person.kinds.${kind}`) }) : t(`person.kinds.${kind}`),
            ],
            ['created', formatUtcDay(createdAt)],
            ['seen', seenAt === 0 ? t('people.never') : formatUtcDay(seenAt)],
          ] as const
        ).map(([term, fact]) => (
          <div key={term}>
            <dt className="text-13 text-ink-2">{t(`person.facts.${term}`)}</dt>
            <dd className="tabular">{fact}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
