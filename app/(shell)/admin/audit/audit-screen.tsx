'use client';

import { useTranslations } from 'next-intl';
import { ExportAudit } from '@/app/(shell)/admin/audit/export-audit';
import { AuditView } from '@/components/audit/audit-view';
import { useAuditChoice } from '@/components/audit/use-audit-choice';
import { useAuditLog } from '@/lib/audit/client/use-audit-log';
import { listAudit } from '@/lib/audit/contract';
import { callServer } from '@/lib/core/client/call-server';

/** What was done in the whole organisation. */
export function AuditScreen() {
  const t = useTranslations('audit');
  const { choice, filter, change, reset } = useAuditChoice('week');
  const log = useAuditLog((asked, cursor) => callServer(listAudit, { filter: asked, cursor }), filter);
  return (
    <>
      <h1 className="title mb-4 text-34 tablet:text-28">{t('title')}</h1>
      <AuditView {...{ log, choice }} onChange={change} onReset={reset} showsRoom>
        <ExportAudit filter={filter} />
      </AuditView>
    </>
  );
}
