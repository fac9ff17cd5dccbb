'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AccountSection } from '@/components/account/account-section';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { TextField } from '@/components/ui/fields/text-field';
import { Notice } from '@/components/ui/notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useCalendarLink } from '@/lib/calendar/client/use-take-calendar';
import { useOwnLink } from '@/lib/calendar/client/use-own-link';
import { formatDate } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** The link that a calendar app follows: copied, and stopped for good. */
export function CalendarSection() {
  const t = useTranslations('calendar');
  const own = useOwnLink();
  const { shownLink, linkFailure, getLink, onCopyFail } = useCalendarLink();
  const [isAsking, setIsAsking] = useState(false);
  const error = useUserError(linkFailure ?? own.failure);
  const copy = async () => {
    const link = await getLink();
    own.look();
    return link;
  };
  const line =
    own.createdAt === undefined
      ? t('account.loading')
      : own.createdAt === null
        ? t('account.none')
        : t('account.since', { date: formatDate(own.createdAt, 'date') });
  return (
    <div id="calendar" className="scroll-mt-4">
      <AccountSection title={t('account.title')} lead={t('account.lead')}>
        <p className="text-14 text-ink-2">{line}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton variant="edge" getText={copy} onFail={onCopyFail} copied={t('take.copied')}>
            {t('take.copyLink')}
          </CopyButton>
          {own.createdAt ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
              {t('account.stop')}
            </Button>
          ) : null}
        </div>
        {shownLink === null || own.createdAt === null ? null : (
          <TextField
            label={t('take.link')}
            readOnly
            value={shownLink}
            hint={t('take.notCopied')}
            onFocus={(event) => event.currentTarget.select()}
            className="mt-3"
          />
        )}
        <div aria-live="polite">
          {own.isStopped ? (
            <div className="mt-4">
              <Notice tone="moss">{t('account.stopped')}</Notice>
            </div>
          ) : null}
        </div>
        <FailureNotice error={error} className="mt-4" />
        <ConfirmDialog
          title={t('account.stopTitle')}
          description={t('account.stopWhat')}
          confirmLabel={t('account.stop')}
          cancelLabel={t('account.stopCancel')}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          isPending={own.isStopping}
          problem={own.isChecking ? <Notice tone="info">{t('account.checking')}</Notice> : undefined}
          onConfirm={() => own.stop(() => setIsAsking(false))}
        />
      </AccountSection>
    </div>
  );
}
