'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { SheetPeople } from '@/components/worksheet/room-sheets';
import { PlainSource } from '@/components/worksheet/cells/plain-source';
import { ProseText } from '@/components/worksheet/cells/prose-text';
import { SourceText } from '@/components/worksheet/cells/source-text';
import { useCellEditor } from '@/components/worksheet/cells/use-cell-editor';
import { nearestSign } from '@/components/worksheet/set/nearest-sign';
import { useOpeningFocus } from '@/components/worksheet/cells/use-opening-focus';
import type { CellActions, CellFocus } from '@/components/worksheet/use-sheet-editing';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { RemoteCursor } from '@/lib/worksheet/client/use-cursors';
import type { Found } from '@/lib/worksheet/edit/find-in-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

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
  found: readonly Found[] | undefined;
  /** The keypad writes into this cell, so the phone's keyboard stays away. */
  hasKeypad: boolean;
};

/**
 * What is typed in a cell. Only the cell with the focus has an editor, so a sheet of hundreds of cells scrolls
 * smoothly; all others are text that becomes an editor when the focus comes.
 */
export function CellSource(props: CellSourceProps) {
  const { cell, label, focus, cursors, mayEdit, people, actions, error, prose, found } = props;
  const t = useTranslations('worksheet.cells');
  const editor = useCellEditor();
  const { opening, aim } = useOpeningFocus({ id: cell.id, mayEdit, actions });
  const look = lookOf(cell.kind);
  if (focus !== null && mayEdit) {
    if (editor === null) return <PlainSource {...{ cell, label, focus, look, actions }} />;
    return <editor.View {...props} focus={focus} look={look} tooLong={t('tooLong')} />;
  }
  return (
    <div
      {...opening}
      role="textbox"
      aria-label={label}
      aria-readonly={!mayEdit}
      aria-multiline="true"
      aria-invalid={error === null ? undefined : true}
      tabIndex={0}
      onPointerDown={({ currentTarget, clientX, clientY }) => {
        // Marked words and lists of a text are no longer the signs that were typed.
        const sign = prose ? null : nearestSign(currentTarget, { x: clientX, y: clientY });
        aim(sign === null ? null : sign.before + (sign.isRight ? 1 : 0));
      }}
      className={clsx(look, 'min-h-10 rounded-8 break-words whitespace-pre-wrap', mayEdit && 'cursor-text')}
    >
      {prose && cursors.length === 0 && found === undefined ? (
        <ProseText source={cell.source} />
      ) : (
        <SourceText {...{ source: cell.source, cursors, people, error, found }} />
      )}
    </div>
  );
}

function lookOf(kind: SheetCell['kind']): string {
  if (kind === 'heading') return 'title text-22 px-3 py-1.5';
  if (kind === 'picture') return 'text-13 text-ink-2 px-3 py-1.5';
  if (kind === 'text') return 'font-serif text-16 px-3 py-1.5';
  return 'font-mono text-[15px]/6 px-3 py-2 max-tablet:px-2';
}
