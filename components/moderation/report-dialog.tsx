'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextArea } from '@/components/ui/fields/text-area';
import { useDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { reportPerson } from '@/lib/moderation/contract';
import { longestReport, reportSchema } from '@/lib/moderation/schema';

type ReportDialogProps = {
  roomId: string;
  person: { uid: string; name: string };
  onDone: (words: string) => void;
  onClose: () => void;
};

/** What somebody has done, for those who run the room. It says beforehand who will read it. */
export function ReportDialog({ roomId, person, onDone, onClose }: ReportDialogProps) {
  const t = useTranslations('moderation');
  const [faults, setFaults] = useState<{ words: string } | null>(null);
  const draft = useDraft(`room.${roomId}.report.${person.uid}`);
  const close = () => {
    draft.discard();
    onClose();
  };
  const { state, start } = useAction(async (words: string, onChecking) => {
    await callServer(reportPerson, { roomId, uid: person.uid, words }, { onChecking });
    onDone(t('done.reported', { name: person.name }));
    close();
  });
  const error = useUserError(state.failure);

  const handleSubmit = (typed: string) => {
    const isTooLong = typed.trim().length > longestReport;
    const isReport = reportSchema.safeParse(typed).success;
    const fault = t(isTooLong ? 'reporting.faultLong' : 'reporting.fault', { most: longestReport });
    setFaults(isReport ? null : { words: fault });
    if (isReport) start(typed.trim());
  };

  return (
    <FormDialog
      {...{ draft, faults }}
      onClose={close}
      title={t('reporting.title', { name: person.name })}
      description={t('reporting.what', { name: person.name })}
      submitLabel={t('reporting.submit')}
      cancelLabel={t('reporting.cancel')}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('reporting.checking') : null} />}
      isPending={state.isPending}
      onSubmit={(typed) => handleSubmit(typed('words'))}
    >
      <TextArea
        name="words"
        rows={4}
        required
        label={t('reporting.words')}
        hint={t('reporting.hint', { most: longestReport })}
        error={faults?.words}
      />
    </FormDialog>
  );
}
