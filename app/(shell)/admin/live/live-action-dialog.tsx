'use client';

import { useTranslations } from 'next-intl';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { ConfirmWithReason } from '@/components/audit/confirm-with-reason';
import { ReasonDialog } from '@/components/audit/reason-dialog';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import type { Why } from '@/lib/audit/reason';
import { useDraft } from '@/lib/auth/client/use-draft';
import { endLiveRoom, removeFromLiveRoom } from '@/lib/call/contract';
import { countPeople, type LivePerson, type LiveRoom } from '@/lib/call/live-room';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useDecided } from '@/lib/rooms/client/use-decided';

/** What an administrator is about to do to a call. */
export type LiveAction =
  | { kind: 'end'; room: LiveRoom }
  | { kind: 'remove'; room: LiveRoom; person: LivePerson };

type LiveActionDialogProps = { action: LiveAction; onClose: () => void; onDone: () => Promise<void> };

/** Says whom it hits, and does it. */
export function LiveActionDialog({ action, onClose, onDone }: LiveActionDialogProps) {
  const t = useTranslations('admin.live');
  const { room } = action;
  const name = room.name ?? t('goneRoom');
  const uid = action.kind === 'remove' ? action.person.uid : null;
  const draft = useDraft(`room.${room.roomId}.remove.${uid ?? ''}`);
  const line = useKeptReason(`room.${room.roomId}.end`);
  const close = () => {
    draft.discard();
    line.clear();
    onClose();
  };
  const { act, onEverywhere } = useDecided(
    async (why: Why) => {
      const { roomId } = room;
      if (action.kind === 'end') await callServer(endLiveRoom, { roomId, ...why });
      else if (uid !== null) await callServer(removeFromLiveRoom, { roomId, uid, ...why });
    },
    async () => {
      await onDone();
      close();
    },
  );
  const { state, start } = useAdminAction(act);
  const error = useUserError(state.failure);
  if (action.kind === 'remove') {
    return (
      <ReasonDialog
        draft={draft}
        title={t('removeTitle', { name: action.person.name })}
        description={t('removeLine', { room: name })}
        submitLabel={t('remove')}
        submitVariant="poppy"
        cancelLabel={t('cancel')}
        notice={<FailureNotice error={error} onEverywhere={onEverywhere} />}
        isPending={state.isPending}
        onSubmit={start}
        onClose={() => (state.isPending ? undefined : close())}
      />
    );
  }
  return (
    <ConfirmWithReason
      line={line}
      readBy="hosts"
      title={t('endTitle', { room: name })}
      description={t('endLine', { count: countPeople(room.people) })}
      confirmLabel={t('end')}
      cancelLabel={t('cancel')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !state.isPending) close();
      }}
      onConfirm={start}
      isPending={state.isPending}
      problem={error === null ? undefined : <FailureNotice error={error} onEverywhere={onEverywhere} />}
    />
  );
}
