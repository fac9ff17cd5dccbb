'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '@/components/audit/reason-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import type { Why } from '@/lib/audit/reason';
import { useDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { banPerson } from '@/lib/moderation/contract';
import { useDecided } from '@/lib/rooms/client/use-decided';

type BanDialogProps = {
  roomId: string;
  /** A person who is, was or waits to be in the room. */
  person: { uid: string; name: string; kind?: string };
  onDone: (words: string) => void;
  onClose: () => void;
};

/** Says before a ban what it does, and where it is lifted. */
export function BanDialog({ roomId, person, onDone, onClose }: BanDialogProps) {
  const t = useTranslations('moderation.banning');
  const { uid, name, kind } = person;
  const draft = useDraft(`room.${roomId}.ban.${uid}`);
  const close = () => {
    draft.discard();
    onClose();
  };
  const action = useDecided(
    (why: Why, onChecking) => callServer(banPerson, { roomId, uid, ...why }, { onChecking }),
    () => {
      onDone(t('done', { name }));
      close();
    },
  );
  const { state, start } = useAction(action.act);
  const error = useUserError(state.failure);
  return (
    <ReasonDialog
      draft={draft}
      onClose={close}
      title={t('title', { name })}
      description={t(kind === 'guest' ? 'whatGuest' : 'what')}
      submitLabel={t('confirm', { name })}
      submitVariant="poppy"
      cancelLabel={t('cancel')}
      notice={
        <ActionNotice
          error={error}
          checking={state.isChecking ? t('checking') : null}
          onEverywhere={action.onEverywhere}
        />
      }
      isPending={state.isPending}
      onSubmit={start}
    />
  );
}
