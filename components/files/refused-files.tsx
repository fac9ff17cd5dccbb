'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { RefusedFile } from '@/lib/files/client/use-files';
import { cutName } from '@/lib/files/cut-name';

type RefusedFilesProps = { refused: readonly RefusedFile[]; onDismiss: () => void };

/** Files that could not begin, each with its reason. */
export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  const t = useTranslations('files');
  return refused.map((file, index) => (
    <RefusedNotice
      key={`${index} ${file.name}`}
      {...file}
      action={
        index === refused.length - 1 ? (
          <Button variant="edge" size={32} onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        ) : undefined
      }
    />
  ));
}

function RefusedNotice({ name, failure, action }: RefusedFile & { action: React.ReactNode }) {
  const t = useTranslations('files');
  const error = useUserError(failure);
  if (error === null) return null;
  return (
    <Notice tone="poppy" title={t('refused', { name: cutName(name, 26) })} action={action} className="m-3">
      {[error.happened, error.next].filter(Boolean).join(' ')}
    </Notice>
  );
}
