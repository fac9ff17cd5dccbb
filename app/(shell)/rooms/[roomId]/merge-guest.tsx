'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MergeGuestDialog } from '@/components/rooms/merge-guest-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import { mergeGuest } from '@/lib/account/contract';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useMyLearners } from '@/lib/groups/client/use-my-learners';
import { suggestLearner } from '@/lib/groups/suggest-learner';
import type { Person } from '@/lib/rooms/people';

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

  return (
    <MergeGuestDialog
      guestName={guest.name}
      learners={learners}
      learnerUid={learnerUid}
      fault={isUnchosen && learnerUid === '' ? t('fault') : undefined}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      onChoose={setChosen}
      onMerge={() => (learnerUid === '' ? setIsUnchosen(true) : start(learnerUid))}
      onClose={onClose}
    />
  );
}
