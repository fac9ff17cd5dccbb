'use client';

import { FilePlus2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PageToSheet, ShownFile } from '@/components/files/viewer/view-props';
import { FailureNotice } from '@/components/shell/failure-notice';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type ToSheetButtonProps = { file: ShownFile; page: number; toSheet: PageToSheet };

/** Puts the page that is shown into the room's sheet, and says into which. */
export function ToSheetButton({ file, page, toSheet }: ToSheetButtonProps) {
  const t = useTranslations('files.viewer');
  const [done, setDone] = useState<{ page: number; name: string } | null>(null);
  const adding = useAction(async () => setDone({ page, name: await toSheet(file, page) }));
  const error = useUserError(adding.state.failure);
  return (
    <>
      <span role="status" className="text-13 text-ink-2 max-tablet:sr-only">
        {done?.page === page ? t('inSheet', { name: done.name }) : ''}
      </span>
      <IconButton
        label={t('toSheet')}
        icon={<FilePlus2 />}
        isPending={adding.state.isPending}
        onClick={() => adding.start(undefined)}
      />
      <FailureNotice error={error} className="absolute inset-x-3 top-14 z-overlay" />
    </>
  );
}
