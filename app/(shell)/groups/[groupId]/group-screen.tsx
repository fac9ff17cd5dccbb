'use client';

import { OpenGroup } from '@/app/(shell)/groups/[groupId]/open-group';
import { ClosedGroup } from '@/components/groups/closed-group';
import { GroupColumn } from '@/components/groups/group-column';
import { GroupSkeleton } from '@/components/groups/group-skeleton';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useGroup } from '@/lib/groups/client/use-group';
import { useTranslations } from 'next-intl';

export function GroupScreen({ groupId }: { groupId: string }) {
  const t = useTranslations('groups.group');
  const user = useSignedInUser();
  const page = useGroup(user?.uid ?? null, groupId);
  const error = useUserError(page.state === 'failed' ? page.failure : null);

  return (
    <GroupColumn>
      {user !== null && page.state === 'open' ? (
        <OpenGroup groupId={groupId} uid={user.uid} page={page} />
      ) : page.state === 'closed' ? (
        <ClosedGroup />
      ) : page.state === 'failed' ? (
        <FailureNotice error={error} className="mt-6" />
      ) : (
        <GroupSkeleton label={t('loading')} />
      )}
    </GroupColumn>
  );
}
