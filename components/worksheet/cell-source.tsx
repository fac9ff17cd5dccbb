'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { SourceText } from '@/components/worksheet/source-text';
import type { CellActions, CellFocus } from '@/components/worksheet/use-sheet-editing';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/** Fetched with the sheet, so that the first key press finds it. */
const loadEditor = () => import('@/components/worksheet/editor/cell-editor');
const CellEditor = lazy(async () => ({ default: (await loadEditor()).CellEditor }));

export type CellSourceProps = {
  sheet: OpenSheet;
  cell: SheetCell;
  label: string;
  focus: CellFocus | null;
  cursors: readonly RemoteCursor[];
  mayEdit: boolean;
  people: SheetPeople;
  actions: CellActions;
  error: CellError | null;
  prose: boolean;
};

/**
 * What is typed in a cell. Only the cell with the focus has an editor, so a sheet of hundreds of cells scrolls
 * smoothly; all others are text that becomes an editor when the focus comes.
 */
export function CellSource(props: CellSourceProps) {
  const { cell, label, focus, cursors, mayEdit, people, actions, error, prose } = props;
  const t = useTranslations('worksheet.cells');
  const look = prose ? 'font-serif text-16 px-3 py-1.5' : 'font-mono text-[15px]/6 px-3 py-2 max-tablet:px-2';
  const still = (
    <div
      role="textbox"
      aria-label={label}
      aria-readonly={!mayEdit}
      aria-multiline="true"
      aria-invalid={error === null ? undefined : true}
      tabIndex={0}
      className={clsx(look, 'min-h-10 rounded-8 break-words whitespace-pre-wrap', mayEdit && 'cursor-text')}
      onFocus={mayEdit ? () => actions.open(cell.id) : undefined}
    >
      <SourceText {...{ source: cell.source, cursors, people, error }} />
    </div>
  );
  if (focus === null || !mayEdit) return still;
  return (
    <Suspense fallback={still}>
      <CellEditor {...props} focus={focus} look={look} tooLong={t('tooLong')} />
    </Suspense>
  );
}
