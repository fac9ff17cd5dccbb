'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSheetActions } from '@/app/(shell)/worksheets/use-sheet-actions';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import { SheetsEmpty } from '@/components/worksheet/own/sheets-empty';
import { SheetsSkeleton } from '@/components/worksheet/own/sheets-skeleton';
import { SheetsView } from '@/components/worksheet/own/sheets-view';
import { RenameSheetDialog } from '@/components/worksheet/rename-sheet-dialog';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useNow } from '@/lib/core/client/use-now';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useAllSheets } from '@/lib/worksheet/client/own/use-all-sheets';

/** All sheets of a person, and what can be done with each as a whole. */
export function WorksheetsScreen() {
  const t = useTranslations('worksheets');
  const user = useSignedInUser();
  const now = useNow();
  const { value: sheets, failure } = useAllSheets(user?.uid ?? null);
  const actions = useSheetActions(user?.uid ?? '');
  const listError = useUserError(failure);
  const actionError = useUserError(actions.failure);
  const { dialog, open } = useHeldDialog();
  const isWaiting = user === null || actions.isPending;

  return (
    <div className="frame pt-4 pb-16 tablet:pt-6">
      <main id="content">
        <div className="flex items-center justify-between gap-4">
          <h1 className="title text-34 max-tablet:text-28">{t('title')}</h1>
          <Button icon={<Plus />} isPending={isWaiting} onClick={() => actions.create(t('newName'))}>
            {t('new')}
          </Button>
        </div>
        <FailureNotice error={actionError ?? listError} className="mt-4" />
        <p role="status" className="sr-only">
          {actions.said}
        </p>
        {sheets === undefined ? (
          <SheetsSkeleton label={t('loading')} />
        ) : sheets.length === 0 ? (
          <SheetsEmpty onOpen={(cells) => actions.create(t('empty.name'), cells)} isPending={isWaiting} />
        ) : (
          <SheetsView
            sheets={sheets}
            now={now}
            onDuplicate={actions.duplicate}
            onBin={actions.bin}
            onRestore={actions.restore}
            onRename={(sheet) =>
              open((close) => (
                <RenameSheetDialog
                  name={sheet.name}
                  rename={(name) => actions.rename(sheet, name)}
                  onClose={close}
                />
              ))
            }
          />
        )}
        {dialog}
      </main>
    </div>
  );
}
