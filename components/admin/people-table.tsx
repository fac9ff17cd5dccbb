import { clsx } from 'clsx';
import { Ban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { FoundPerson } from '@/lib/admin/schema';
import { formatUtcDay } from '@/lib/core/dates';
import { personHue } from '@/lib/core/person-hue';

/** People, one a row; a row leads to everything about its person. On a phone its columns are two lines. */
export function PeopleTable({ people }: { people: readonly FoundPerson[] }) {
  const t = useTranslations('admin.people');
  return (
    <table className="block w-full text-14 desktop:table">
      <thead className="hidden desktop:table-header-group">
        <tr className="h-9 border-b border-line text-left text-13 text-ink-2">
          <th className="font-medium">{t('columns.name')}</th>
          <th className="w-70 font-medium">{t('columns.email')}</th>
          <th className="w-40 font-medium">{t('columns.role')}</th>
          <th className="w-40 text-right font-medium">{t('columns.seen')}</th>
        </tr>
      </thead>
      <tbody className="block desktop:table-row-group">
        {people.map((person) => (
          <PersonRow key={person.uid} person={person} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person }: { person: FoundPerson }) {
  const t = useTranslations('admin.people');
  const { uid, name, email, importedEmail, kind, role, seenAt, isDisabled } = person;
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 hover:bg-ink/4 desktop:table-row desktop:h-11">
      <td className="flex min-w-0 items-center gap-2 desktop:table-cell desktop:max-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <PersonBar hue={personHue(uid)} className="h-4" />
          <Link
            href={`/admin/people/${encodeURIComponent(uid)}`}
            className={clsx(
              'truncate rounded-4 font-medium no-underline before:absolute before:inset-0 before:content-[""]',
              isDisabled && 'text-ink-2',
            )}
          >
            {name}
          </Link>
          {kind === 'account' ? null : (
            <span className="flex-none text-13 text-ink-2">{t(`kinds.${kind}`)}</span>
          )}
        </span>
      </td>
      <td className="order-3 min-w-0 truncate text-13 text-ink-2 desktop:max-w-0 desktop:pr-4">
        {email ??
          (importedEmail === null ? null : (
            // Where the address is cut, that it is not confirmed stays to be read.
            <span className="flex min-w-0 gap-x-2">
              <span className="truncate">{importedEmail}</span>{' '}
              <span className="flex-none">{t('unconfirmed')}</span>
            </span>
          ))}
      </td>
      <td className="justify-self-end desktop:justify-self-auto">
        {isDisabled ? (
          <span className="inline-flex items-center gap-1.5 text-poppy">
            <Ban className="size-4" />
            {t('disabled')}
          </span>
        ) : (
          <span className={role === 'administrator' ? 'font-medium' : 'text-ink-2'}>
            {t(`roles.${role}`)}
          </span>
        )}
      </td>
      <td className="order-4 text-right text-13 whitespace-nowrap text-ink-2 tabular">
        <span className="sr-only">{t('columns.seen')} </span>
        {seenAt === 0 ? t('never') : formatUtcDay(seenAt)}
      </td>
    </tr>
  );
}
