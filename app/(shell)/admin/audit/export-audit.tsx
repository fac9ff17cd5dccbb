'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { saveFile } from '@/lib/core/client/save-file';
import { exportAudit, type AuditCursor } from '@/lib/audit/contract';
import type { AuditFilter } from '@/lib/audit/filter';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** Saves what the log is asked for as a table. */
export function ExportAudit({ filter }: { filter: AuditFilter }) {
  const t = useTranslations('audit');
  const [said, setSaid] = useState<string | null>(null);
  const { state, start } = useAdminAction(async (asked: AuditFilter) => {
    setSaid(null);
    const { csv, count } = await readAll(asked, (rows) => setSaid(t('exporting', { count: rows })));
    const file = `chalktalk-audit-${new Date().toISOString().slice(0, 10)}.csv`;
    saveFile(file, csv, 'text/csv;charset=utf-8');
    setSaid(t('exported', { count, file }));
  });
  const error = useUserError(state.failure);
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <span role="status" className="text-13 text-ink-2">
        {state.failure === null ? said : null}
      </span>
      <Button
        variant="edge"
        size={32}
        icon={<Download />}
        isPending={state.isPending}
        onClick={() => start(filter)}
      >
        {t('export')}
      </Button>
      <FailureNotice error={error} className="w-full" />
    </span>
  );
}

async function readAll(filter: AuditFilter, onProgress: (count: number) => void) {
  let cursor: AuditCursor | null = null;
  let csv = '';
  let count = 0;
  do {
    const part: { csv: string; count: number; next: AuditCursor | null } = await callServer(exportAudit, {
      filter,
      cursor,
    });
    csv += part.csv;
    count += part.count;
    cursor = part.next;
    if (cursor) onProgress(count);
  } while (cursor);
  return { csv, count };
}
