'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { SheetBar } from '@/app/worksheets/[id]/sheet-bar';
import { useSheetInk } from '@/components/ink/use-sheet-ink';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import { RenameSheetDialog } from '@/components/worksheet/rename-sheet-dialog';
import { SheetMessage } from '@/components/worksheet/sheet-message';
import { mayWrite } from '@/components/worksheet/sheet-company';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useReminders } from '@/lib/calendar/client/use-reminders';
import { useWatch } from '@/lib/core/client/use-watch';
import { openDocument } from '@/lib/documents/client/open-document';
import { ownSheetPlace, renameOwnSheet, watchOwnSheets } from '@/lib/worksheet/client/own/change-own-sheets';
import { keepNote } from '@/lib/worksheet/client/own/keep-note';

const paper = 'min-w-0 flex-1';

/** A sheet of one's own. It opens from this device at once; the list only says its name. */
export function OwnSheetScreen({ id }: { id: string }) {
  const t = useTranslations();
  const user = useSignedInUser();
  const uid = user?.uid ?? null;
  useReminders(user?.kind === 'guest' ? null : uid);
  const { value: sheets } = useWatch(watchOwnSheets, uid);
  const sheet = sheets?.find((one) => one.id === id);
  const name = sheet?.name ?? t('worksheet.alone.name');

  const binned = sheet?.binnedAt !== undefined;
  return (
    <SheetBar title={name}>
      {uid === null ? (
        <SheetMessage title={t('worksheet.opening')} failure={null} className={paper} />
      ) : sheets !== undefined && (sheet === undefined || binned) ? (
        <SheetMessage
          title={t(binned ? 'worksheets.sheetPage.binned' : 'worksheets.sheetPage.missing')}
          line={t(binned ? 'worksheets.sheetPage.binnedLine' : 'worksheets.sheetPage.missingLine')}
          failure={null}
          className={paper}
        />
      ) : (
        <OwnPaper {...{ uid, id, name }} />
      )}
    </SheetBar>
  );
}

function OwnPaper({ uid, id, name }: { uid: string; id: string; name: string }) {
  const t = useTranslations('worksheets.sheetPage');
  const { dialog, open: openDialog } = useHeldDialog();
  const place = useMemo(() => ownSheetPlace(uid, id), [uid, id]);
  const open = useCallback(() => keepNote(place, openDocument), [place]);
  const ink = useSheetInk({ place, mayDraw: true, denied: mayWrite });
  return (
    <>
      <SheetPaper
        {...{ id, open, name, ink }}
        className={paper}
        mayEdit
        denied={mayWrite}
        menu={
          <IconButton
            label={t('rename')}
            icon={<Pencil />}
            onClick={() =>
              openDialog((close) => (
                <RenameSheetDialog
                  name={name}
                  rename={(typed) => renameOwnSheet(uid, id, typed)}
                  onClose={close}
                />
              ))
            }
          />
        }
      />
      {dialog}
    </>
  );
}
