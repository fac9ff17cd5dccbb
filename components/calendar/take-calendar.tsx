'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { TextField } from '@/components/ui/fields/text-field';

type TakeCalendarProps = {
  getLink: () => Promise<string>;
  /** The clipboard was refused, or the link could not be had. */
  onCopyFail: (thrown: unknown) => void;
  /** The link to copy by hand, where the clipboard was refused. */
  shownLink: string | null;
  isDownloading: boolean;
  onDownload: () => void;
  /** Why there is no file. */
  downloadDenied: string | undefined;
};

/** A plan for one's own calendar: the link that follows it, and the file that is a copy. */
export function TakeCalendar(props: TakeCalendarProps) {
  const { getLink, onCopyFail, shownLink, isDownloading, onDownload, downloadDenied } = props;
  const t = useTranslations('calendar.take');
  return (
    <div className="border-t border-line pt-4">
      <div className="grid gap-2 max-tablet:grid-cols-2 max-tablet:[&_button]:h-11 tablet:flex">
        <CopyButton variant="edge" size={32} getText={getLink} onFail={onCopyFail} copied={t('copied')}>
          {t('copyLink')}
        </CopyButton>
        <Button
          variant="edge"
          size={32}
          icon={<Download />}
          isPending={isDownloading}
          onClick={onDownload}
          deniedReason={downloadDenied}
        >
          {t('download')}
        </Button>
      </div>
      {shownLink === null ? null : (
        <TextField
          label={t('link')}
          readOnly
          value={shownLink}
          hint={t('notCopied')}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-3"
        />
      )}
      <p className="mt-2 text-13 text-ink-2">{t('follows')}</p>
    </div>
  );
}
