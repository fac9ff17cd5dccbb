'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '@/components/audit/reason-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import type { Why } from '@/lib/audit/reason';
import { useDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import { useDecided } from '@/lib/rooms/client/use-decided';
import { removeMember, restoreMember } from '@/lib/rooms/contract';

type RemoveDialogProps = {
  about: AboutPerson;
  onDone: (words: string, undo: () => void) => void;
  /** What fails when the dialog has closed: taking it back. */
  onFailed: (thrown: unknown) => void;
  onClose: () => void;
};

/** Takes somebody out of the room and its call, with the way to take that back. */
export function RemoveDialog({ about: { roomId, person }, onDone, onFailed, onClose }: RemoveDialogProps) {
  const t = useTranslations('moderation');
  const { uid, name } = person;
  const draft = useDraft(`room.${roomId}.remove.${uid}`);
  const close = () => {
    draft.discard();
    onClose();
  };
  const action = useDecided(
    (why: Why, onChecking) => callServer(removeMember, { roomId, uid, ...why }, { onChecking }),
    () => {
      onDone(
        t('done.removed', { name }),
        () => void callServer(restoreMember, { roomId, uid }).catch(onFailed),
      );
      close();
    },
  );
  const { state, start } = useAction(action.act);
  const error = useUserError(state.failure);
  return (
    <ReasonDialog
      draft={draft}
      onClose={close}
      title={t('removeTitle', { name })}
      description={t(person.kind === 'guest' ? 'removeGuestLine' : 'removeLine')}
      submitLabel={t('removeConfirm')}
      submitVariant="poppy"
      cancelLabel={t('cancel')}
      notice={
        <ActionNotice
          error={error}
          checking={state.isChecking ? t('removeChecking') : null}
          onEverywhere={action.onEverywhere}
        />
      }
      isPending={state.isPending}
      onSubmit={start}
    />
  );
}
