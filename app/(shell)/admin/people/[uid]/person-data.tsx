'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { AccountSection } from '@/components/account/account-section';
import { SavedLine } from '@/components/account/saved-line';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { saveFile } from '@/lib/core/client/save-file';
import { exportPerson } from '@/lib/admin/contract';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** A copy of everything that is kept about somebody who asks the organisation for it. */
export function PersonData({ uid, name }: { uid: string; name: string }) {
  const t = useTranslations('admin');
  const [isDone, setIsDone] = useState(false);
  const { state, start } = useAdminAction(async (_: null, onChecking) => {
    setIsDone(false);
    const data = await callServer(exportPerson, { uid }, { onChecking });
    saveFile('chalktalk-person.json', JSON.stringify(data, null, 2), 'application/json');
    setIsDone(true);
  });
  const error = useUserError(state.failure);
  return (
    <AccountSection title={t('person.data.title')} lead={t('person.data.lead', { name })}>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="edge"
          icon={<Download className="size-4!" />}
          isPending={state.isPending}
          onClick={() => start(null)}
        >
          {t('person.data.submit')}
        </Button>
        <SavedLine>{isDone ? t('person.data.done') : null}</SavedLine>
      </div>
      <div className="mt-4 empty:hidden">
        <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
      </div>
    </AccountSection>
  );
}
