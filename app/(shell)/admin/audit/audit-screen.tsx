'use client';

import { useTranslations } from 'next-intl';
import { ExportAudit } from '@/app/(shell)/admin/audit/export-audit';
import { AuditView } from '@/components/audit/audit-view';
import { useAuditChoice } from '@/components/audit/use-audit-choice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/button';
import { useAuditLog } from '@/lib/audit/client/use-audit-log';
import { listAudit } from '@/lib/audit/contract';
import { callServer } from '@/lib/core/client/call-server';
import { useUserError } from '@/lib/core/client/use-user-error';

/** What was done in the whole organisation. */
export function AuditScreen() {
  const t = useTranslations('audit');
  const shell = useTranslations('shell');
  const { choice, filter, change, reset } = useAuditChoice('week');
  const log = useAuditLog((asked, cursor) => callServer(listAudit, { filter: asked, cursor }), filter);
  const error = useUserError(log.failure);
  return (
    <>
      <h1 className="title mb-4 text-34 tablet:text-28">{t('title')}</h1>
      <AuditView
        {...{ log, choice }}
        onChange={change}
        onReset={reset}
        showsRoom
        failure={
          <FailureNotice
            error={error}
            className="mb-4"
            action={
              <Button variant="edge" size={32} onClick={log.retry}>
                {shell('deed.tryAgain')}
              </Button>
            }
          />
        }
      >
        <ExportAudit filter={filter} />
      </AuditView>
    </>
  );
}
