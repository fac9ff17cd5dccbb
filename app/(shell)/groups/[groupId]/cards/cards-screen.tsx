'use client';

import { useTranslations } from 'next-intl';
import { PrintableCards } from '@/app/(shell)/groups/[groupId]/cards/printable-cards';
import { ClosedGroup } from '@/components/groups/closed-group';
import { GroupColumn } from '@/components/groups/group-column';
import { GroupSkeleton } from '@/components/groups/group-skeleton';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useGroup } from '@/lib/groups/client/use-group';

type CardsScreenProps = { groupId: string; asked: readonly string[] | null };

export function CardsScreen({ groupId, asked }: CardsScreenProps) {
  const t = useTranslations('groups.group');
  const user = useSignedInUser();
  const page = useGroup(user?.uid ?? null, groupId);
  const error = useUserError(page.state === 'failed' ? page.failure : null);

  if (user !== null && page.state === 'open') {
    return <PrintableCards groupId={groupId} hostName={user.name} page={page} asked={asked} />;
  }
  return (
    <GroupColumn>
      {page.state === 'closed' ? (
        <ClosedGroup />
      ) : page.state === 'failed' ? (
        <FailureNotice error={error} className="mt-6" />
      ) : (
        <GroupSkeleton label={t('loading')} />
      )}
    </GroupColumn>
  );
}
