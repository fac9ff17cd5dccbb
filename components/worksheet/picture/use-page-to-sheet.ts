import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { PageToSheet } from '@/components/files/viewer/view-props';
import type { SheetDesk } from '@/components/worksheet/sheet-desk';
import { pictureCell } from '@/lib/worksheet/picture/picture';

type PageToSheetInput = {
  roomId: string;
  /** The sheet that is open for writing on this page. */
  findDesk?: () => SheetDesk | null;
  /** The sheet that was open last. */
  findLast?: () => string | null;
};

const none = () => null;

/** Puts pages of a room's files into its sheet, also while that sheet is not open. */
export function usePageToSheet({ roomId, findDesk = none, findLast = none }: PageToSheetInput): PageToSheet {
  const t = useTranslations('worksheet');
  return useCallback(
    async ({ id, name, kind }, number) => {
      const page = kind === 'pdf' ? number : null;
      const caption = page === null ? name : t('picture.caption', { name, page });
      const cell = pictureCell({ room: roomId, file: id, page }, caption);
      const desk = findDesk();
      if (desk !== null) {
        desk.add([cell]);
        return desk.name;
      }
      // A sheet that is not open takes code that nothing else here needs.
      const { appendToRoom } = await import('@/lib/worksheet/client/append-to-room');
      return appendToRoom({ roomId, preferred: findLast(), firstName: t('firstName') }, [cell]);
    },
    [roomId, findDesk, findLast, t],
  );
}
