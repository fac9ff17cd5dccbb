'use client';

import { useTranslations } from 'next-intl';
import type { EditorOption } from '@/components/worksheet/editor/editor-list';
import { insertionIcons } from '@/components/worksheet/insert/insertion-icons';
import type { CellActions } from '@/components/worksheet/use-sheet-editing';
import { KeyCap } from '@/components/ui/key-cap';
import { fitsName, insertions, typedInsertion } from '@/lib/worksheet/edit/insertions';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** What can stand in the place of a line that begins with `/`; nothing for any other line. */
export function useInsertionOptions(
  cell: Pick<SheetCell, 'id' | 'kind' | 'source'>,
  { become }: Pick<CellActions, 'become'>,
): readonly EditorOption[] {
  const t = useTranslations('worksheet.insert.kinds');
  const typed = typedInsertion(cell);
  if (typed === null) return [];
  return insertions
    .map((id): EditorOption => ({
      id,
      icon: insertionIcons[id],
      name: t(`${id}.name`),
      about: t(`${id}.about`),
      keys: <KeyCap>{t(`${id}.keys`)}</KeyCap>,
      take: () => become(cell.id, id),
    }))
    .filter(({ name }) => fitsName(typed, name));
}
