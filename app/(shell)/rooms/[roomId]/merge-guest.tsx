'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceDialog } from '@/components/rooms/people/choice-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import { mergeGuest } from '@/lib/account/contract';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useMyLearners } from '@/lib/groups/client/use-my-learners';
import { suggestLearner } from '@/lib/groups/suggest-learner';
import type { Person } from '@/lib/rooms/members/people';

type MergeGuestProps = { roomId: string; viewerUid: string; guest: Person; onClose: () => void };

/** Asks which of the reader's learners a guest is, says what happens, and makes them one person. */
export function MergeGuest({ roomId, viewerUid, guest, onClose }: MergeGuestProps) {
  const t = useTranslations('rooms.merge');
  const { learners, failure } = useMyLearners(viewerUid);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUnchosen, setIsUnchosen] = useState(false);
  const suggested = suggestLearner(guest.name, learners ?? [])?.uid ?? '';
  const learnerUid = chosen ?? suggested;
  const { state, start } = useAction(async (uid: string, onChecking) => {
    await callServer(mergeGuest, { roomId, guestUid: guest.uid, learnerUid: uid }, { onChecking });
    onClose();
  });
  const error = useUserError(state.failure ?? failure);

  const { name } = guest;
  return (
    <ChoiceDialog
      words={{
        title: t('title', { name }),
        description: learners?.length === 0 ? t('none') : t('line', { name }),
        submit: t('submit'),
        cancel: t('cancel'),
      }}
      choice={{
        label: t('learner'),
        options:
          learners?.map((learner) => ({
            value: learner.uid,
            label: learner.name,
            description: learner.groupName,
          })) ?? null,
        loadingLabel: t('loading'),
        value: learnerUid,
        placeholder: t('choose'),
        fault: isUnchosen && learnerUid === '' ? t('fault') : undefined,
        onChoose: setChosen,
      }}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      elsewhere={{ href: '/groups', label: t('toGroups') }}
      isPending={state.isPending}
      onSubmit={() => (learnerUid === '' ? setIsUnchosen(true) : start(learnerUid))}
      onClose={onClose}
    />
  );
}
