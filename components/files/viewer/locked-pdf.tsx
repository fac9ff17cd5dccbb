'use client';

import { Download, LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { PasswordField } from '@/components/ui/fields/password-field';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { saveRoomFile } from '@/lib/files/client/file-link';
import type { PdfLock } from '@/lib/files/client/pdf/open-pdf';

type LockedPdfProps = { roomId: string; fileId: string; lock: PdfLock };

/** Asks for the password of a document, or lets it be saved. What was typed stays after a wrong one. */
export function LockedPdf({ roomId, fileId, lock }: LockedPdfProps) {
  const t = useTranslations('files.viewer.locked');
  const [tried, setTried] = useState<PdfLock | null>(null);
  const saving = useAction(() => saveRoomFile(roomId, fileId));
  const error = useUserError(saving.state.failure);
  const faults = useMemo(() => (lock.isWrong ? { lock } : null), [lock]);
  const handleSubmit = (typed: (name: string) => string) => {
    setTried(lock);
    lock.open(typed('password'));
  };
  return (
    <section
      aria-label={t('title')}
      className="paper grid w-full max-w-100 gap-4 rounded-12 bg-surface p-5 text-ink"
    >
      <h2 className="flex items-center gap-2 text-16 font-semibold">
        <LockKeyhole className="size-5" aria-hidden="true" />
        {t('title')}
      </h2>
      <p className="text-14 text-ink-2">{t('line')}</p>
      <Form faults={faults} onSubmit={handleSubmit} className="grid gap-4">
        <PasswordField
          name="password"
          label={t('password')}
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="off"
          error={lock.isWrong ? t('wrong') : undefined}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton isPending={tried === lock}>{t('open')}</SubmitButton>
          <Button
            variant="edge"
            icon={<Download />}
            isPending={saving.state.isPending}
            onClick={() => saving.start(undefined)}
          >
            {t('save')}
          </Button>
        </div>
      </Form>
      <FailureNotice error={error} />
    </section>
  );
}
