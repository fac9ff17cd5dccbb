'use client';

import { useTranslations } from 'next-intl';
import { FileIcon } from '@/components/files/file-icon';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { SideSection } from '@/components/receipts/side-section';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { saveRoomFile } from '@/lib/files/client/file-link';
import { formatSize } from '@/lib/files/format-size';

/** The files that came in the time of the session. */
export function ReceiptFiles({ roomId, receipt: { files } }: ReceiptProps) {
  const t = useTranslations('receipts.files');
  const saving = useAction((fileId: string) => saveRoomFile(roomId, fileId));
  const error = useUserError(saving.state.failure);
  if (files.length === 0) return null;
  return (
    <SideSection title={t('heading')}>
      <ul className="grid gap-1">
        {files.map(({ id, name, kind, size }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('save', { name, size: formatSize(size) })}
              className="overlay -mx-2 flex min-h-11 w-[calc(100%+16px)] items-center gap-3 rounded-8 px-2 text-left text-14"
              onClick={() => saving.start(id)}
            >
              <FileIcon kind={kind} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-13 whitespace-nowrap text-ink-2 tabular">{formatSize(size)}</span>
            </button>
          </li>
        ))}
      </ul>
      <FailureNotice error={error} className="mt-3" />
    </SideSection>
  );
}
