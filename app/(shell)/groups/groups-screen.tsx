'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateGroup } from '@/app/(shell)/groups/create-group';
import { GroupColumn } from '@/components/groups/group-column';
import { GroupList } from '@/components/groups/group-list';
import { GroupSkeleton } from '@/components/groups/group-skeleton';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useMyGroups } from '@/lib/groups/client/use-my-groups';

export function GroupsScreen() {
  const t = useTranslations('groups');
  const user = useSignedInUser();
  const { value: groups, failure } = useMyGroups(user?.uid ?? null);
  const error = useUserError(failure);
  const [isCreating, setIsCreating] = useState(false);
  const create = () => setIsCreating(true);

  return (
    <GroupColumn>
      <FailureNotice error={error} className="mb-6" />
      {groups === undefined ? (
        <GroupSkeleton label={t('loading')} />
      ) : groups.length === 0 ? (
        <EmptyState
          headingLevel={1}
          title={t('empty.title')}
          why={t('empty.line')}
          action={
            <Button size={48} aria-haspopup="dialog" onClick={create}>
              {t('empty.action')}
            </Button>
          }
        />
      ) : (
        <GroupList groups={groups} onCreate={create} />
      )}
      {isCreating ? <CreateGroup onClose={() => setIsCreating(false)} /> : null}
    </GroupColumn>
  );
}
