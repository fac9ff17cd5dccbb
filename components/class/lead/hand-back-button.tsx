'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { TextArea } from '@/components/ui/fields/text-area';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { useDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { leadHandout } from '@/lib/class/contract';
import { longestWords } from '@/lib/class/handout';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type HandBackProps = { roomId: string; handout: HandedOut };

/** Hands the pages back to learners, with a sentence for all of them where the host types one. */
export function HandBackButton(props: HandBackProps) {
  const t = useTranslations('worksheet.class.handBack');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="edge" size={32} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? <HandBackDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function HandBackDialog({ roomId, handout, onClose }: HandBackProps & { onClose: () => void }) {
  const t = useTranslations('worksheet.class.handBack');
  const { id: handoutId, name } = handout;
  const draft = useDraft(`room.${roomId}.handBack.${handoutId}`);
  const { state, start, reset } = useAction(async (typed: string) => {
    const words = typed.trim();
    const said = words === '' ? {} : { words };
    await callServer(leadHandout, { roomId, handoutId, state: 'returned', ...said });
    draft.discard();
    onClose();
  });
  const error = useUserError(state.failure);
  return (
    <FormDialog
      title={t('title', { name })}
      description={t('what')}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      draft={draft}
      faults={error}
      notice={<FailureNotice error={error} />}
      isPending={state.isPending}
      onChange={reset}
      onClose={onClose}
      onSubmit={(typed) => start(typed('words'))}
    >
      <TextArea
        name="words"
        rows={3}
        maxLength={longestWords}
        label={t('words')}
        hint={t('hint', { most: longestWords })}
      />
    </FormDialog>
  );
}
