'use client';

import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { aloneId, openInkAlone } from '@/app/worksheet/alone-document';
import { copyInkOf } from '@/components/ink/copy-ink-of';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { useAction } from '@/lib/core/client/use-action';
import { openDeviceDocument } from '@/lib/documents/client/open-device-document';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { addOwnSheet, readWholeSheet } from '@/lib/worksheet/client/own/copy-sheet';

/** Copies the sheet of this device to the person's own sheets, which they have on every device. */
export function KeepAsOwn({ uid, name }: { uid: string; name: string }) {
  const t = useTranslations('worksheet.alone');
  const router = useRouter();
  const { state, start } = useAction(async () => {
    const { cells } = await readWholeSheet(() => openDeviceDocument(aloneId));
    router.push(
      `/worksheets/${await addOwnSheet(uid, { name, cells, copyInk: copyInkOf(openInkAlone, cells) })}`,
    );
  });
  const error = useUserError(state.failure);
  return (
    <>
      <Button
        variant="quiet"
        size={32}
        icon={<FileText />}
        aria-label={t('keep')}
        isPending={state.isPending}
        onClick={() => start(undefined)}
      >
        <span className="max-tablet:hidden">{t('keep')}</span>
      </Button>
      <FailureNotice error={error} className="fixed inset-x-4 top-14 z-menu mx-auto max-w-[440px]" />
    </>
  );
}
