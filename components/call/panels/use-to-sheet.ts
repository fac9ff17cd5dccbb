import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { sheetBeside } from '@/components/call/stage/sheet-beside';
import type { CallContextValue } from '@/components/call/call-context';
import type { SheetFormula } from '@/lib/chat/text/list-formulas';

/** Puts formulas of the chat into the sheet on the stage, or says how one comes to have a sheet there. */
export function useToSheet({ viewer, notify, notifyFailure }: CallContextValue) {
  const t = useTranslations('chat.actions');
  const mayEdit = viewer.access?.['worksheet:edit'].allowed ?? false;
  return useCallback(
    (formulas: readonly SheetFormula[]) => {
      const sheet = sheetBeside.read();
      if (sheet === null) {
        notify(mayEdit ? t('noSheet') : t('noSheetRight'));
        return;
      }
      try {
        sheet.add(formulas);
        notify(t('inSheet', { name: sheet.name }));
      } catch (thrown) {
        notifyFailure(thrown);
      }
    },
    [mayEdit, notify, notifyFailure, t],
  );
}
