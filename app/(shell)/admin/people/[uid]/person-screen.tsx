'use client';

import { useTranslations } from 'next-intl';
import { ErasePerson } from '@/app/(shell)/admin/people/[uid]/erase-person';
import { PersonAccess } from '@/app/(shell)/admin/people/[uid]/person-access';
import { PersonData } from '@/app/(shell)/admin/people/[uid]/person-data';
import { PersonRole } from '@/app/(shell)/admin/people/[uid]/person-role';
import { PersonHeader } from '@/components/admin/person-header';
import { PersonPlaces } from '@/components/admin/person-places';
import { TableSkeleton } from '@/components/admin/table-skeleton';
import { FailureNotice } from '@/components/shell/failure-notice';
import { BackLink } from '@/components/ui/buttons/back-link';
import { usePerson } from '@/lib/admin/client/use-person';
import { useSession } from '@/lib/auth/client/use-session';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** Everything about one person, and what an administrator can do about them. */
export function PersonScreen({ uid }: { uid: string }) {
  const t = useTranslations('admin');
  const { person, failure, refresh } = usePerson(uid);
  const error = useUserError(failure);
  const isYou = useSession().user?.uid === uid;

  return (
    <div className="max-w-[720px]">
      <BackLink href="/admin/people">{t('people.title')}</BackLink>
      <FailureNotice error={error} className="mt-4" />
      {person === null ? (
        failure === null ? (
          <TableSkeleton label={t('person.loading')} />
        ) : null
      ) : (
        <>
          <PersonHeader person={person} isYou={isYou} />
          <PersonRole person={person} onChanged={refresh} />
          <PersonPlaces uid={uid} rooms={person.rooms} groups={person.groups} />
          <PersonAccess person={person} isYou={isYou} onChanged={refresh} />
          <PersonData uid={person.uid} name={person.name} />
          <ErasePerson person={person} isYou={isYou} onChanged={refresh} />
        </>
      )}
    </div>
  );
}
