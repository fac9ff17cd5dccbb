'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LeftOutDialog } from '@/components/groups/left-out-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useMyGroups } from '@/lib/groups/client/use-my-groups';
import { addMemberToGroup, type LeftOut } from '@/lib/groups/contract';
import type { Person } from '@/lib/rooms/people';

type AddToGroupProps = { roomId: string; viewerUid: string; person: Person; onClose: () => void };

/** Asks into which of the reader's groups somebody of the room comes, a guest as well. */
export function AddToGroup({ roomId, viewerUid, person: { uid, name }, onClose }: AddToGroupProps) {
  const t = useTranslations('rooms.group');
  const { value: groups, failure } = useMyGroups(viewerUid);
  const [chosen, setChosen] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[] | null>(null);
  const groupId = chosen ?? groups?.[0]?.groupId ?? '';
  const { state, start } = useAction(async (to: string, onChecking) => {
    const added = await callServer(addMemberToGroup, { groupId: to, roomId, uid }, { onChecking });
    if (added.leftOut.length === 0) onClose();
    else setLeftOut(added.leftOut);
  });
  const error = useUserError(state.failure ?? failure);
  const hasNone = groups?.length === 0;

  if (leftOut) return <LeftOutDialog leftOut={leftOut} onClose={onClose} />;
  return (
    <Dialog
      title={t('title', { name })}
      description={hasNone ? t('none') : t('line', { name })}
      closeLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <div className="grid gap-4">
        {groups === undefined ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-10 w-full" />
          </div>
        ) : hasNone ? null : (
          <SelectField
            autoFocus
            label={t('group')}
            value={groupId}
            onValueChange={setChosen}
            options={groups.map((group) => ({ value: group.groupId, label: group.name }))}
          />
        )}
        <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
      </div>
      <DialogActions>
        {hasNone ? (
          <ButtonLink href="/groups">{t('toGroups')}</ButtonLink>
        ) : (
          <Button isPending={state.isPending || groups === undefined} onClick={() => start(groupId)}>
            {t('submit')}
          </Button>
        )}
        <Button variant="edge" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
