'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DataSection } from '@/components/account/data-section';
import { ActionNotice } from '@/components/shell/action-notice';
import { saveFile } from '@/lib/core/client/save-file';
import { exportMyData } from '@/lib/account/contract';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** The export of everything that is kept about the person. */
export function DataPart() {
  const t = useTranslations('account');
  const [isDone, setIsDone] = useState(false);
  const { state, start } = useAction(async (_: null, onChecking) => {
    setIsDone(false);
    const data = await callServer(exportMyData, {}, { onChecking });
    saveFile('chalktalk-data.json', JSON.stringify(data, null, 2), 'application/json');
    setIsDone(true);
  });
  const error = useUserError(state.failure);
  return (
    <DataSection
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      isDone={isDone}
      onDownload={() => start(null)}
    />
  );
}
