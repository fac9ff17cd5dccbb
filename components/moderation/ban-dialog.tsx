'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { FormDialog } from '@/components/ui/form-dialog';
import { TextArea } from '@/components/ui/text-area';
import { useDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { banPerson } from '@/lib/moderation/contract';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import { banReasonSchema, longestReport } from '@/lib/moderation/schema';

type BanDialogProps = { about: AboutPerson; onDone: (words: string) => void; onClose: () => void };

/** Says before a ban what it does, and where it is lifted; why, is for the log. */
export function BanDialog({ about: { roomId, person }, onDone, onClose }: BanDialogProps) {
  const t = useTranslations('moderation');
  const { uid, name, isGuest = false } = person;
  const [faults, setFaults] = useState<{ reason: string } | null>(null);
  const draft = useDraft(`room.${roomId}.ban.${uid}`);
  const close = () => {
    draft.discard();
    onClose();
  };
  const { state, start } = useAction(async (reason: string, onChecking) => {
    await callServer(banPerson, { roomId, uid, ...(reason !== '' && { reason }) }, { onChecking });
    onDone(t('done.banned', { name }));
    close();
  });
  const error = useUserError(state.failure);

  const handleSubmit = (reason: string) => {
    const isGood = reason === '' || banReasonSchema.safeParse(reason).success;
    setFaults(isGood ? null : { reason: t('banWhyFault', { most: longestReport }) });
    if (isGood) start(reason);
  };

  return (
    <FormDialog
      {...{ draft, faults }}
      onClose={close}
      title={t('banTitle', { name })}
      description={t(isGuest ? 'banWhatGuest' : 'banWhat')}
      submitLabel={t('banConfirm', { name })}
      submitVariant="poppy"
      cancelLabel={t('cancel')}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('banChecking') : null} />}
      isPending={state.isPending}
      onSubmit={(typed) => handleSubmit(typed('reason').trim())}
    >
      <TextArea name="reason" rows={2} label={t('banWhy')} hint={t('banWhyHint')} error={faults?.reason} />
    </FormDialog>
  );
}
