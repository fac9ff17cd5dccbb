'use client';

import { useTranslations } from 'next-intl';
import { CheckAudit } from '@/app/(shell)/admin/audit/check-audit';
import { ExportAudit } from '@/app/(shell)/admin/audit/export-audit';
import { AdminTitle } from '@/components/admin/admin-title';
import { AuditView } from '@/components/audit/audit-view';
import { useAuditChoice } from '@/components/audit/use-audit-choice';
import { useAuditLog } from '@/lib/audit/client/use-audit-log';
import { listAudit } from '@/lib/audit/contract';
import { callServer } from '@/lib/callables/client/call-server';

/** What was done in the whole organisation. */
export function AuditScreen() {
  const t = useTranslations('audit');
  const { choice, filter, change, reset } = useAuditChoice('week');
  const log = useAuditLog((asked, cursor) => callServer(listAudit, { filter: asked, cursor }), filter);
  return (
    <>
      <AdminTitle className="mb-4">{t('title')}</AdminTitle>
      <AuditView {...{ log, choice }} onChange={change} onReset={reset} showsRoom>
        <ExportAudit filter={filter} />
      </AuditView>
      <CheckAudit />
    </>
  );
}
