'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LeftOutDialog } from '@/components/groups/left-out-dialog';
import { ChoiceDialog } from '@/components/rooms/people/choice-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useMyGroups } from '@/lib/groups/client/use-my-groups';
import { addMemberToGroup, type LeftOut } from '@/lib/groups/contract';
import type { Person } from '@/lib/rooms/members/people';

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

  if (leftOut) return <LeftOutDialog leftOut={leftOut} onClose={onClose} />;
  return (
    <ChoiceDialog
      words={{
        title: t('title', { name }),
        description: groups?.length === 0 ? t('none') : t('line', { name }),
        submit: t('submit'),
        cancel: t('cancel'),
      }}
      choice={{
        label: t('group'),
        options: groups?.map((group) => ({ value: group.groupId, label: group.name })) ?? null,
        loadingLabel: t('loading'),
        value: groupId,
        onChoose: setChosen,
      }}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      elsewhere={{ href: '/groups', label: t('toGroups') }}
      isPending={state.isPending}
      onSubmit={() => start(groupId)}
      onClose={onClose}
    />
  );
}
