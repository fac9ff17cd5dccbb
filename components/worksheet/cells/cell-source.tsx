'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { CellSourceProps } from '@/components/worksheet/cells/cell-props';
import { PlainSource } from '@/components/worksheet/cells/plain-source';
import { ProseText } from '@/components/worksheet/cells/prose-text';
import { SourceText } from '@/components/worksheet/cells/source-text';
import { useCellEditor } from '@/components/worksheet/cells/use-cell-editor';
import { nearestSign } from '@/components/worksheet/set/nearest-sign';
import { useOpeningFocus } from '@/components/worksheet/cells/use-opening-focus';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { isProse } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

/**
 * What is typed in a cell. Only the cell with the focus has an editor, so a sheet of hundreds of cells scrolls
 * smoothly; all others are text that becomes an editor when the focus comes.
 */
export function CellSource(props: CellSourceProps) {
  const { cell, label, focus, cursors, error, found } = props;
  const { mayEdit } = useSheetContext();
  const t = useTranslations('worksheet.cells');
  const editor = useCellEditor();
  const { opening, aim } = useOpeningFocus(cell.id);
  const look = lookOf(cell.kind);
  const prose = isProse(cell.kind);
  if (focus !== null && mayEdit) {
    if (editor === null) return <PlainSource {...{ cell, label, focus, look }} />;
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
        <SourceText {...{ source: cell.source, cursors, error, found }} />
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
