'use client';

import { useTranslations } from 'next-intl';
import { CreateGroup } from '@/app/(shell)/groups/create-group';
import { GroupFacts } from '@/app/(shell)/groups/group-facts';
import { GroupColumn } from '@/components/groups/group-column';
import { GroupList } from '@/components/groups/group-list';
import { GroupSkeleton } from '@/components/groups/group-skeleton';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useMyGroups } from '@/lib/groups/client/use-my-groups';

export function GroupsScreen() {
  const t = useTranslations('groups');
  const user = useSignedInUser();
  const { value: groups, failure } = useMyGroups(user?.uid ?? null);
  const error = useUserError(failure);
  const creation = useDraftedDialog('group');

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
            <Button size={48} aria-haspopup="dialog" onClick={creation.open}>
              {t('empty.action')}
            </Button>
          }
        />
      ) : (
        <GroupList
          groups={groups}
          factsOf={(groupId) => <GroupFacts groupId={groupId} />}
          onCreate={creation.open}
        />
      )}
      {creation.isOpen ? <CreateGroup draft={creation.draft} onClose={creation.close} /> : null}
    </GroupColumn>
  );
}
